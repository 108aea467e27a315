import { OPERATIONS } from '../generated/operations.ts';

const parameterCount = (request: string) => request.split('{').length;

/** The fewest parameters first: a request for /users/me is none for /users/{id}. */
const patterns = Object.entries(OPERATIONS)
  .toSorted(([one], [other]) => parameterCount(one) - parameterCount(other))
  .map(([request, operationId]) => ({
    operationId,
    pattern: new RegExp(String.raw`^${request.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\?|$)`),
  }));

/**
 * The operation of a request such as 'GET /users/me', with or without a query; undefined if the spec has none.
 */
export const operationOf = (request: string): string | undefined =>
  patterns.find(({ pattern }) => pattern.test(request))?.operationId;
