import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const read = (name: string) =>
  readFileSync(new URL(`../../spec/generated/${name}`, import.meta.url), 'utf8');

/** A call of the spec. */
export interface Operation {
  operationId: string;
  responses: Record<string, unknown>;
  'x-assumed'?: string;
}

/** The fields of the OpenAPI document that the scripts read. */
export interface Openapi {
  info: Record<string, unknown>;
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown> };
}

/** The fields of the AsyncAPI document that the scripts read. */
export interface Asyncapi {
  operations: Record<string, { 'x-assumed'?: string }>;
}

/** The calls of the product API, bundled. */
export const readOpenapi = () => JSON.parse(read('openapi.json')) as Openapi;

/** The real-time channel, bundled. */
export const readAsyncapi = () => parse(read('realtime.yaml')) as Asyncapi;
