import { limits } from '../limits.ts';

const { bytes, mostPixels, leastPixels } = limits.image;
const MEGABYTE = 1024 * 1024;

/** The sandbox's messages; a real product API has its own. */
export const profileServerMessages = {
  tooManyProfiles: 'You have opened too many profiles. Try again in ten minutes',
  tooManyUsernames: 'You have tried too many usernames. Try again in ten minutes',
  uploadTooLarge: `The picture is too large. Choose one of at most ${bytes / MEGABYTE} MB`,
  notAnImage: 'Send the picture as a JPEG, PNG or WebP',
  imageBroken: 'The picture is damaged. Save it anew, or choose another one',
  tooManyUploadsAtOnce:
    'Too many pictures are being uploaded at this moment. Try again in a few seconds',
  tooManyUploads: 'You have uploaded too many pictures. Try again in ten minutes',
  imageTooSmall: `The picture is too small. Choose one of at least ${leastPixels} by ${leastPixels} pixels`,
  imageTooWide: `The picture has too many pixels. Choose one of at most ${mostPixels} by ${mostPixels}`,
  notCropped: (field: string, { width, height }: { width: number; height: number }) =>
    `Crop the picture for ${field} in the ratio of ${width} to ${height}`,
  tooManyPictures: (most: number) =>
    `You have uploaded ${most} pictures, which is as many as we keep. Contact Live Support to remove some`,
  picturesTooLarge:
    'Your pictures take as much room as we keep. Contact Live Support to remove some',
  notYourPhotos: 'Choose among the photos that you uploaded, each once',
  platformUnknown: 'We cannot link accounts of this network',
  accountNotFound: 'You have linked no such account. Load your settings again',
  handleForm: 'Use letters, digits, dots, dashes and underscores for the name of your account',
  linkRequestInvalid: 'This request is no longer valid. Go back and link your account again',
  walletAddress: 'Enter the address of a wallet: 0x and 40 digits from 0 to f',
  walletTaken: 'You have added this wallet already',
  tooManyWallets: (most: number) =>
    `You have added ${most} wallets, which is as many as we keep. Remove one before you add another`,
  walletNotFound: 'You have no such wallet. Load your wallets again',
  paidEventsAhead:
    'Guests have paid for coming events of this account. Delete those events first: all who paid get their money back',
  placeNotFound: 'We know no city near you. Type the name of your city instead',
} as const;
