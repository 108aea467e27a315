import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Preloaded into a sandbox: its disk is full while the file that DISK_FULL_FLAG names exists. */
const flag = process.env['DISK_FULL_FLAG'] ?? '';

const { writeSync } = fs;
const isOutput = (descriptor: number) => descriptor <= 2;

// The embedded PostgreSQL writes with this function alone.
fs.writeSync = ((descriptor: number, ...rest: [NodeJS.ArrayBufferView]) => {
  if (!isOutput(descriptor) && fs.existsSync(flag)) {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  }
  return writeSync(descriptor, ...rest);
}) as typeof writeSync;
syncBuiltinESMExports();
