/** How every browser test starts Debian's Chromium: as root in a container, and without calls home. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without windows, address bar and profile: it leaves the cores to the page. */
export const chromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  args,
};

/** The browser as people have it, for what depends on their settings or is measured. */
export const wholeChromium = {
  executablePath: process.env['WHOLE_CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args,
};
