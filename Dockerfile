# Targets: api, worker, media and ops, each as small as its work allows. Settings come from the environment at start, and
# nothing secret is needed to build. How the images are run: docs/deploy.md. The *_DIGEST pin the bases:
# `deploy/pin-images` prints them. VERSION is told by a label.
ARG VERSION=local
ARG NODE_DIGEST=
ARG DEBIAN_DIGEST=
ARG POSTGRES_DIGEST=

FROM docker.io/library/node:24.21.0-bookworm-slim${NODE_DIGEST} AS node

# Manifests alone, so that a change of sources installs nothing again.
FROM node AS manifests
ENV CI=true
RUN npm install --global --no-fund --no-audit pnpm@12.18.0
WORKDIR /app
COPY LICENSE package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/api/package.json apps/api/
COPY apps/ops/package.json apps/ops/
COPY apps/web/package.json apps/web/
COPY apps/worker/package.json apps/worker/
COPY packages/contract/package.json packages/contract/
COPY packages/core/package.json packages/core/
COPY packages/document/package.json packages/document/
COPY packages/frameworks/package.json packages/frameworks/
COPY packages/reading/package.json packages/reading/
COPY packages/words/package.json packages/words/

FROM manifests AS page
RUN --mount=type=cache,target=/tmp/pnpm \
  pnpm install --frozen-lockfile --ignore-scripts --store-dir /tmp/pnpm --filter '@app/web...'
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/web apps/web
RUN pnpm --filter @app/web build

# Optional packages are the native halves of sharp and Typst, which only media loads.
FROM manifests AS packages
RUN --mount=type=cache,target=/tmp/pnpm \
  pnpm install --prod --no-optional --frozen-lockfile --ignore-scripts --store-dir /tmp/pnpm \
    --filter . --filter '@app/api...' --filter '@app/worker...' --filter '@app/ops...' \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
  && rm -rf apps/web pnpm-lock.yaml pnpm-workspace.yaml

FROM manifests AS media-packages
RUN --mount=type=cache,target=/tmp/pnpm \
  pnpm install --prod --frozen-lockfile --ignore-scripts --store-dir /tmp/pnpm \
    --filter . --filter '@app/api...' --filter '@app/worker...' \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
  && rm -rf apps/web pnpm-lock.yaml pnpm-workspace.yaml

# Node's program alone: no npm, nothing that installs. tini reaps what a sandbox leaves.
FROM docker.io/library/debian:bookworm-slim${DEBIAN_DIGEST} AS runtime
RUN apt-get update \
  && apt-get install --yes --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/* \
  && groupadd --gid 10001 app \
  && useradd --uid 10001 --gid app --no-create-home --home-dir /tmp --shell /usr/sbin/nologin app \
  && install --directory --owner=app --group=app --mode=0700 /work
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=node /usr/local/LICENSE /usr/share/doc/node/copyright
WORKDIR /app
# Only /tmp and /work are written to: memory file systems that whoever runs the container mounts.
ENV NODE_ENV=production HOST=0.0.0.0 INTERNAL_HOST=0.0.0.0 WEB_ROOT=/app/apps/web/dist WORK_FOLDER=/work
USER 10001:10001
# Visitors, health of workers, and metrics of the api.
EXPOSE 5000 5001 5002
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "scripts/check-health.ts"]
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node", "scripts/start.ts"]

# Files belong to root, so that a process cannot change its own code even where the root file system is writable.
FROM runtime AS api
ENV ROLE=api
COPY --from=packages /app ./
COPY --from=page /app/apps/web/dist apps/web/dist
COPY packages packages
COPY apps/api apps/api
COPY scripts scripts
ARG VERSION
LABEL org.opencontainers.image.version=$VERSION org.opencontainers.image.licenses=MIT

FROM runtime AS worker
# WORKER_ROLE is for commands run beside the worker, such as `doctor`; for its own processes ROLE sets it.
ENV ROLE=worker WORKER_ROLE=models
COPY --from=packages /app ./
COPY packages packages
COPY apps/ops apps/ops
COPY apps/worker apps/worker
COPY scripts scripts
ARG VERSION
LABEL org.opencontainers.image.version=$VERSION org.opencontainers.image.licenses=MIT

# What an operator runs (`ops`), beside the programs of Postgres in the version of the server: an older pg_dump is refused.
FROM docker.io/library/postgres:17.11-bookworm${POSTGRES_DIGEST} AS ops
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=node /usr/local/LICENSE /usr/share/doc/node/copyright
RUN install --directory --owner=10001 --group=10001 --mode=0700 /backups
WORKDIR /app
COPY --from=packages /app ./
COPY packages packages
COPY apps/ops apps/ops
ENV NODE_ENV=production WORKER_ROLE=models
USER 10001:10001
ENTRYPOINT ["node", "apps/ops/src/main.ts"]
CMD ["help"]
ARG VERSION
LABEL org.opencontainers.image.version=$VERSION org.opencontainers.image.licenses=MIT

# The programs that read and draw files. Drivers for screens come with ffmpeg and are never loaded.
FROM runtime AS media-programs
USER 0:0
RUN printf 'path-exclude=%s\n' '/usr/lib/*/dri/*' '/usr/lib/*/libLLVM*' '/usr/lib/*/libz3*' '/usr/lib/*/libmfx*' \
    '/usr/share/doc/*' '/usr/share/man/*' '/usr/share/locale/*' >/etc/dpkg/dpkg.cfg.d/less \
  && printf 'path-include=%s\n' '/usr/share/doc/*/copyright' >>/etc/dpkg/dpkg.cfg.d/less \
  && apt-get update \
  && apt-get install --yes --no-install-recommends \
    bubblewrap ffmpeg fonts-noto-cjk fonts-noto-color-emoji fonts-noto-core libheif-examples poppler-utils \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/*
USER 10001:10001

FROM media-programs AS media
ENV ROLE=media
COPY --from=media-packages /app ./
COPY packages packages
COPY apps/worker apps/worker
COPY scripts scripts
ARG VERSION
LABEL org.opencontainers.image.version=$VERSION org.opencontainers.image.licenses=MIT
