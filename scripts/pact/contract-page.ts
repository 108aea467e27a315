import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { readOperations, replyOf, root, type Operation } from './contract.ts';

const TARGET = `${root}.storybook/docs/generated/contract.json`;

/** The files from which the product calls its API, and those among them that only name its calls. */
const CALLERS = '{app,packages/api}/src/**/*.{ts,tsx}';
const NAMING = /\.test\.|\/(?:generated|fixtures|cache)\//;

const sources = globSync(CALLERS, { cwd: root })
  .filter((file) => !NAMING.test(file))
  .toSorted()
  .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }));

/** The files that name a message, or a call's function, its hook or its options. */
function usesOf({ operationId, area, call }: Operation): string[] {
  const capital = operationId.charAt(0).toUpperCase() + operationId.slice(1);
  const name =
    area === 'realtime'
      ? new RegExp(call)
      : new RegExp(
          `\\b(?:${operationId}|use${capital}|get${capital}(?:Query|Mutation)(?:Options|Key))\\b`,
        );
  return sources.filter(({ text }) => name.test(text)).map(({ file }) => file);
}

const ASSUMED = /^assumed (?=shape|limit)/;

/** A call or message of the contract, as Storybook's Contract page shows it. */
export type ContractRow = ReturnType<typeof rowOf>;

function rowOf(operation: Operation) {
  const { area, call, operationId, summary = '', interactions } = operation;
  const assumed = interactions
    .flatMap(({ comments }) => comments?.text ?? [])
    .filter((text) => ASSUMED.test(text))
    .map((text) => text.replace(ASSUMED, ''));
  return {
    area,
    call,
    summary,
    source: operation['x-source'] ?? [],
    // Each with its kind, shape or limit.
    assumed: [...new Set(assumed)],
    interactions: interactions
      .map((interaction) => ({
        status: replyOf(interaction),
        description: interaction.description,
        isPending: interaction.pending ?? false,
      }))
      .toSorted((a, b) => a.status.localeCompare(b.status)),
    operationId,
    usedIn: usesOf(operation),
    /** Why it is used nowhere. */
    unused: operation['x-unused'] ?? null,
  };
}

writeFileSync(TARGET, `${JSON.stringify(readOperations().map(rowOf), null, 2)}\n`);
