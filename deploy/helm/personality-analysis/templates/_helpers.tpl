{{- define "analysis.name" -}}
{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 52 | trimSuffix "-" }}
{{- end }}

{{- define "analysis.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "analysis.labels" -}}
{{ include "analysis.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{- /* One image for each target of the Dockerfile: (list $ "api"). */ -}}
{{- define "analysis.image" -}}
{{- $root := index . 0 -}}
{{ required "image.repository: where the images were pushed to" $root.Values.image.repository }}-{{ index . 1 }}:{{ $root.Values.image.tag | default $root.Chart.AppVersion }}
{{- end }}

{{- /* What a pod of ours may do: nothing but run as the image's user. */ -}}
{{- define "analysis.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "analysis.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{- /* The settings every process has; secrets by name only. */ -}}
{{- define "analysis.environment" -}}
- name: DATABASE_URL
  valueFrom: { secretKeyRef: { name: {{ .Values.secrets.app }}, key: DATABASE_URL } }
- name: REDIS_URL
  valueFrom: { secretKeyRef: { name: {{ .Values.secrets.app }}, key: REDIS_URL } }
- name: MEDIA_KEYS
  valueFrom: { secretKeyRef: { name: {{ .Values.secrets.app }}, key: MEDIA_KEYS } }
- name: S3_ACCESS_KEY_ID
  valueFrom: { secretKeyRef: { name: {{ .Values.secrets.app }}, key: S3_ACCESS_KEY_ID } }
- name: S3_SECRET_ACCESS_KEY
  valueFrom: { secretKeyRef: { name: {{ .Values.secrets.app }}, key: S3_SECRET_ACCESS_KEY } }
- name: S3_BUCKET
  value: {{ required "storage.bucket: files need a bucket all pods reach" .Values.storage.bucket | quote }}
- name: S3_REGION
  value: {{ .Values.storage.region | quote }}
{{- if .Values.storage.endpoint }}
- name: S3_ENDPOINT
  value: {{ .Values.storage.endpoint | quote }}
{{- end }}
- name: PUBLIC_URL
  value: {{ required "publicUrl: where visitors reach the page" .Values.publicUrl | quote }}
{{- range $name, $value := .Values.settings }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}

{{- /* Opens what is stored: every process but media has it. */ -}}
{{- define "analysis.serverKeys" -}}
- name: SERVER_KEYS
  valueFrom: { secretKeyRef: { name: {{ .Values.secrets.app }}, key: SERVER_KEYS } }
{{- end }}
