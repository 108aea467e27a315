import { pinnedFields, responseFields } from './response-fields.ts';
import { readFields } from './read-fields.ts';

// Fails unless the contract pins exactly the response fields that the web product reads.

/** Fields that the contract cannot show, with the reason: of an entity all, or one. */
const EXEMPT: Readonly<Record<string, string>> = {
  Place: 'the places that the app reads come from the geocoding service, in the same type',
  'PublicProfile.birthdate':
    'the page reads it only where there is no age, and the sandbox gives the age',
  'PublicProfile.liked': 'the app adds it itself, from the likes that were sent',
};
const isExempt = (name: string) => name in EXEMPT || name.slice(0, name.indexOf('.')) in EXEMPT;

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
