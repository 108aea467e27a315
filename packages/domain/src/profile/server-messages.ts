import { limits } from '../limits.ts';

const { bytes, mostPixels, leastPixels } = limits.image;
const MEGABYTE = 1024 * 1024;

/** Messages of the server that rules and stories know; the sandbox adds its own. */
export const profileServerMessages = {
  uploadTooLarge: `The picture is too large. Choose one of at most ${bytes / MEGABYTE} MB`,
  imageTooSmall: `The picture is too small. Choose one of at least ${leastPixels} by ${leastPixels} pixels`,
  imageTooWide: `The picture has too many pixels. Choose one of at most ${mostPixels} by ${mostPixels}`,
  notCropped: (field: string, { width, height }: { width: number; height: number }) =>
    `Crop the picture for ${field} in the ratio of ${width} to ${height}`,
  walletAddress: 'Enter the address of a wallet: 0x and 40 digits from 0 to f',
  walletTaken: 'You have added this wallet already',
  walletNotFound: 'You have no such wallet. Load your wallets again',
  paidEventsAhead:
    'Guests have paid for coming events of this account. Delete those events first: all who paid get their money back',
} as const;
