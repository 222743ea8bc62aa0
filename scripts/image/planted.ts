/** A mistake in a file an image is made of, and what is said of the image of `target` then. */
export type BuildMistake = { target: string; file: string; from: string; to: string; fault: string };

const DOCKERFILE = 'Dockerfile';
const IGNORED = '.dockerignore';

export const buildMistakes: BuildMistake[] = [
  { target: 'api', file: DOCKERFILE, from: 'USER 10001:10001\n# Vis', to: '# Vis', fault: 'api: it runs as root' },
  {
    target: 'api',
    file: DOCKERFILE,
    from: 'COPY --from=page /app/apps/web/dist apps/web/dist\n',
    to: '',
    fault: 'api: app/apps/web/dist/index.html is not there',
  },
  {
    target: 'worker',
    file: DOCKERFILE,
    from: 'ENV ROLE=worker',
    to: 'ENV ROLE=worker OPENAI_API_KEY=sk-planted',
    fault: 'worker: it holds OPENAI_API_KEY',
  },
  { target: 'api', file: IGNORED, from: '**/.env*\n', to: '', fault: 'api: app/apps/api/.env.local does not belong' },
  { target: 'worker', file: IGNORED, from: '**/*.test.ts\n', to: '', fault: '.test.ts does not belong there' },
  { target: 'media', file: DOCKERFILE, from: ' ffmpeg ', to: ' ', fault: 'media: usr/bin/ffmpeg is not there' },
  {
    target: 'api',
    file: DOCKERFILE,
    from: 'CMD ["node", "scripts/check-health.ts"]',
    to: 'CMD node scripts/check-health.ts',
    fault: 'api: it has no health check without a shell',
  },
  {
    target: 'worker',
    file: DOCKERFILE,
    from: 'ENV ROLE=worker\nCOPY --from=packages /app ./',
    to: 'ENV ROLE=worker\nCOPY --from=packages --chown=10001:10001 /app ./',
    fault: 'can be changed by its process',
  },
  {
    target: 'worker',
    file: DOCKERFILE,
    from: 'COPY --from=node /usr/local/LICENSE',
    to: 'COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules\nCOPY --from=node /usr/local/LICENSE',
    fault: 'worker: usr/local/lib/node_modules/npm installs packages',
  },
  {
    target: 'worker',
    file: DOCKERFILE,
    from: 'CMD ["node", "scripts/start.ts"]',
    to: 'CMD node scripts/start.ts',
    fault: 'worker: its command is run by a shell',
  },
  {
    target: 'api',
    file: DOCKERFILE,
    from: 'ENTRYPOINT ["/usr/bin/tini", "--"]\n',
    to: '',
    fault: 'api: nothing reaps its processes',
  },
  { target: 'ops', file: DOCKERFILE, from: 'COPY LICENSE ', to: 'COPY ', fault: 'ops: app/LICENSE is not there' },
];

/** Mistakes in the compose file that are seen in one run together, or that keep the services from starting. */
export type RunMistakes = { changes: [from: string, to: string][]; faults: string[] };

export const runMistakes: RunMistakes[] = [
  {
    changes: [
      [
        '    environment:\n      <<: *settings\n      ROLE: api\n',
        '    cap_add: [SYS_ADMIN]\n    read_only: false\n    environment:\n      <<: *settings\n      ROLE: api\n      OPENAI_API_KEY: sk-planted\n',
      ],
      ['networks: [inner, egress]\n    # Analyses', 'networks: [inner]\n    # Analyses'],
    ],
    faults: [
      'api: it could have the rights',
      'api: its root file system can be written to',
      'api: it holds OPENAI_API_KEY',
      'worker: its way out is not as promised',
    ],
  },
  {
    changes: [['      - seccomp=./seccomp-media.json\n', '']],
    faults: ['media ended with'],
  },
  {
    changes: [
      [
        "    tmpfs: ['/tmp:size=64m,mode=1777', '/var/run/postgresql",
        "    tmpfs: ['/tmp:size=64m,mode=1777', '/var/run/other",
      ],
    ],
    faults: ['postgres ended with'],
  },
  {
    changes: [
      ['healthcheck: { interval: 30s,', 'healthcheck: { test: [CMD, node, scripts/check-helth.ts], interval: 30s,'],
    ],
    faults: ['was not ready'],
  },
];
