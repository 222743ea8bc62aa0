# One image for every role: ROLE is all, api, worker, media or migrate. Settings come from the environment at start;
# nothing secret is needed to build it. How it is run: docs/deploy.md.

FROM node:24.21.0-bookworm-slim AS sources
ENV CI=true
RUN npm install --global --no-fund --no-audit pnpm@12.18.0
WORKDIR /app
COPY . .

FROM sources AS page
RUN --mount=type=cache,target=/tmp/pnpm \
  pnpm install --frozen-lockfile --ignore-scripts --store-dir /tmp/pnpm --filter '@app/web...'
RUN pnpm --filter @app/web build

FROM sources AS production
RUN --mount=type=cache,target=/tmp/pnpm \
  pnpm install --prod --frozen-lockfile --ignore-scripts --store-dir /tmp/pnpm \
    --filter . --filter '@app/api...' --filter '@app/worker...'
# The page comes built from its own stage; nothing is installed in the image later on.
RUN rm -rf apps/web pnpm-lock.yaml pnpm-workspace.yaml tsconfig.base.json

FROM node:24.21.0-bookworm-slim
# What reads files and draws them, shut in by bubblewrap; tini reaps what it leaves. No tool that installs stays.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends \
    bubblewrap ffmpeg fonts-noto-cjk fonts-noto-color-emoji fonts-noto-core libheif-examples poppler-utils tini \
  && rm -rf /var/lib/apt/lists/* /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx \
    /usr/local/bin/corepack /opt/yarn-* /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && groupadd --gid 10001 app \
  && useradd --uid 10001 --gid app --no-create-home --home-dir /tmp --shell /usr/sbin/nologin app \
  && install --directory --owner=app --group=app --mode=0700 /work
WORKDIR /app
# Owned by root, so that the process cannot change its own code even on a root file system that may be written to.
COPY --from=production /app ./
COPY --from=page /app/apps/web/dist apps/web/dist

# Written to are /tmp and /work only: memory file systems, mounted by whoever runs it.
ENV NODE_ENV=production ROLE=all HOST=0.0.0.0 INTERNAL_HOST=0.0.0.0 WEB_ROOT=/app/apps/web/dist WORK_FOLDER=/work
USER 10001:10001
# Visitors, health of workers, and what watches the api.
EXPOSE 5000 5001 5002
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --start-interval=2s CMD ["node", "scripts/check-health.ts"]
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node", "scripts/start.ts"]
