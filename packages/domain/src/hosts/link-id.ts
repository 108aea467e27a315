import { limits } from '../limits.ts';
import { hostServerMessages } from './server-messages.ts';
import { serverMessages } from '../server-messages.ts';

/** One letter or underscore at least: digits alone would read as a host's id. */
const LINK_ID = /^[\d-]*[A-Za-z_][\w-]*$/;

/** These stand in addresses of their own, where a host's link id would stand. */
const RESERVED: ReadonlySet<string> = new Set(['me', 'event']);

const isReserved = (linkId: string) => RESERVED.has(linkId.toLowerCase());

/** What is wrong with a host's link id, or null. The form is assumed (spec: LinkId). */
export function linkIdProblem(linkId: string): string | null {
  const { min, max } = limits.hostLinkIdLength;
  if (linkId.length < min) return serverMessages.fieldTooShort('linkId', min);
  if (linkId.length > max) return serverMessages.fieldTooLong('linkId', max);
  if (!LINK_ID.test(linkId)) return hostServerMessages.linkIdForm;
  return isReserved(linkId) ? hostServerMessages.linkIdReserved : null;
}

/** Room for a number, where several hosts have the same name. */
const LONGEST_FROM_NAME = limits.hostLinkIdLength.max - 10;

/**
 * A link id for a host of this name: 'Élise Tremblay' gives 'elise-tremblay'. There always is one,
 * and not always only one host who would get it.
 */
export function linkIdFrom(name: string): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_FROM_NAME)
    .replaceAll(/^-|-$/g, '');
  return linkIdProblem(words) === null ? words : `host-${words}`.replace(/-$/, '');
}
