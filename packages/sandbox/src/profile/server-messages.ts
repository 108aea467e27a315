import { profileServerMessages as known } from '@perigee/domain/profile';

/** The messages of the server: those that rules and stories know, and the sandbox's own. */
export const profileServerMessages = {
  ...known,
  tooManyProfiles: 'You have opened too many profiles. Try again in ten minutes',
  tooManyUsernames: 'You have tried too many usernames. Try again in ten minutes',
  notAnImage: 'Send the picture as a JPEG, PNG or WebP',
  imageBroken: 'The picture is damaged. Save it anew, or choose another one',
  tooManyUploadsAtOnce:
    'Too many pictures are being uploaded at this moment. Try again in a few seconds',
  tooManyUploads: 'You have uploaded too many pictures. Try again in ten minutes',
  tooManyPictures: (most: number) =>
    `You have uploaded ${most} pictures, which is as many as we keep. Contact Live Support to remove some`,
  picturesTooLarge:
    'Your pictures take as much room as we keep. Contact Live Support to remove some',
  notYourPhotos: 'Choose among the photos that you uploaded, each once',
  platformUnknown: 'We cannot link accounts of this network',
  accountNotFound: 'You have linked no such account. Load your settings again',
  handleForm: 'Use letters, digits, dots, dashes and underscores for the name of your account',
  linkRequestInvalid: 'This request is no longer valid. Go back and link your account again',
  tooManyWallets: (most: number) =>
    `You have added ${most} wallets, which is as many as we keep. Remove one before you add another`,
  placeNotFound: 'We know no city near you. Type the name of your city instead',
} as const;
