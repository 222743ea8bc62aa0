# Installs Node and pnpm, in the versions the product is tested with, from the npm registry into a cache folder. Sourced
# by the checks and by the quick start.

NODE_VERSION=24.21.0
PNPM_VERSION=12.18.0
TOOLS="${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/personality-analysis/node-$NODE_VERSION-pnpm-$PNPM_VERSION"
export PATH="$TOOLS/node_modules/node/bin:$TOOLS/node_modules/.bin:$PATH"

# limit TIME COMMAND...: not every machine has `timeout`.
limit() {
  if command -v timeout >/dev/null; then timeout --kill-after=20s "$@"; else shift && "$@"; fi
}

tools_are_there() {
  [ "$(node -v 2>/dev/null)" = "v$NODE_VERSION" ] && [ "$(pnpm -v 2>/dev/null)" = "$PNPM_VERSION" ]
}

get_tools() {
  tools_are_there && return
  mkdir -p "$TOOLS"
  limit 5m npm install --prefix "$TOOLS" --no-save --no-fund --no-audit \
    "node@$NODE_VERSION" "pnpm@$PNPM_VERSION" || return
  hash -r
  # If npm skips install scripts, both installs are incomplete; this completes them.
  [ -x "$TOOLS/node_modules/node/bin/node" ] ||
    (cd "$TOOLS/node_modules/node" && limit 5m node installArchSpecificPackage) || return
  tools_are_there || (cd "$TOOLS/node_modules/pnpm" && node install.js) || return
  hash -r
  tools_are_there
}
