// Installs the dependencies, including Node 24. Runs on any Node version, before anything is installed.
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

// The measuring tools (tools/measuring) are over a quarter of all package files, so they are installed only on request.
const measures = process.argv[2] === 'measuring';

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

const isCurrent = changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json');
if (!isCurrent || (measures && !existsSync('node_modules/lighthouse'))) {
  // Printed to stderr: the standard output belongs to the script that follows.
  console.error('Installing what Munchify needs. This takes a minute the first time.');
  // On Windows npm is a script, which needs a shell.
  execFileSync('npm', ['ci', '--loglevel=error', ...(measures ? [] : ['--workspaces=false'])], {
    stdio: ['inherit', 2, 2],
    shell: process.platform === 'win32',
  });
}

const isNodeBundled = existsSync('node_modules/.bin/node') || existsSync('node_modules/.bin/node.cmd');
if (!isNodeBundled && Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `Munchify needs Node 24 or newer. There is no bundled Node for this machine, which has ${process.version}. Install Node 24 from https://nodejs.org and start again.`,
  );
  process.exit(1);
}
