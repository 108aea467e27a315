/** What is said of photos, linked accounts, wallets and places. Source: member §8, events §8. */
export const profileMessages = {
  uploadFailed: 'Something went wrong uploading the image! Try again later.',
  /** Of settings and profile alike. Source: member §5. */
  noChanges: 'No changes provided for update!',
  settingsSaved: 'Settings Saved',
  linkFailed: 'Unable to link account, please try again',
  locationLookupFailed: 'Try again!',
  /** Ours, as is the rest: the documents give no texts for leaving. */
  accountDeleted: 'Your account is deleted',
  /** What has to be typed before an account is deleted. */
  deleteWord: 'DELETE',
  deleteNotTyped: 'Type DELETE to go on',
  /** Of the application that was edited. Source: member §5, §8. */
  saved: 'Profile Saved',
  /** Ours: of an answer that is missing. */
  missing: {
    sexualOrientation: 'Choose your sexuality',
    gender: 'Choose your gender',
    genders: 'Choose at least one',
    photos: 'Add at least one photo',
  },
} as const;
