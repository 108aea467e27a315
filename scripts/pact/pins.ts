import { isExempt } from './exempt.ts';
import { pinnedFields, responseFields } from './response-fields.ts';
import { readFields } from './read-fields.ts';

// Fails unless the contract pins exactly the response fields that the web product reads.

const read = readFields();
const answered = new Set(responseFields().map(({ name }) => name));
const pinned = new Set(pinnedFields().map(({ name }) => name));
const readAndAnswered = [...answered].filter((name) => read.has(name));

const problems = [
  ...readAndAnswered
    .filter((name) => !pinned.has(name) && !isExempt(name))
    .map((name) => `${name} is read, and stands in no interaction.`),
  ...[...pinned]
    .filter((name) => !read.has(name))
    .map((name) => `${name} stands in an interaction, and nothing reads it.`),
];

process.stdout.write(
  `Response fields: ${answered.size}, read: ${readAndAnswered.length}, pinned: ${pinned.size}\n`,
);
if (problems.length > 0) {
  process.stderr.write(`${problems.toSorted().join('\n')}\n`);
  process.exitCode = 1;
}
