import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';

/**
 * Writes a file that browsers may keep for good, because its name changes with its text.
 *
 * @param dir the built folder
 * @param file the name without a hash
 * @returns the address
 */
export function writeAsset(dir: string, file: string, text: string): string {
  const { name, ext } = parse(file);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const address = `/assets/${name}-${hash}${ext}`;
  writeFileSync(join(dir, address), text);
  return address;
}
