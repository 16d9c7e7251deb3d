// Runs first in `npm start` and `npm test`. It imports nothing, because packages fail to load on an older Node.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isSupported = major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19);
if (!isSupported) {
  console.error(
    `This needs Node.js 20.19, 22.13, or 24 and later, and you have ${process.versions.node}. Get it from https://nodejs.org or run "nvm install".`,
  );
  process.exit(1);
}
