import { spawn } from 'node:child_process';

// `npm run lint`: all checks at once, because most of them use one core. Prints the output of each when it ends.

const CHECKS = ['lint:types', 'lint:rules', 'lint:files', 'lint:api'];

const statuses = await Promise.all(CHECKS.map(statusOf));
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;

function statusOf(check: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--run', check]);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject).on('close', (status) => {
      process.stdout.write(output);
      if (status !== 0) console.log(`${check} failed.`);
      resolve(status);
    });
  });
}
