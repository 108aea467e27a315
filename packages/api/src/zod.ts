/** The schemas of the spec, generated. For servers and tests: the app itself does not need them. */
export * from './generated/zod/perigeeProductAPI.schemas.zod.ts';
