/** The texts about photos, linked accounts, wallets and places. Source: member §8, events §8. */
export const profileMessages = {
  uploadFailed: 'Something went wrong uploading the image! Try again later.',
  /** For settings and profile. Source: member §5. */
  noChanges: 'No changes provided for update!',
  settingsSaved: 'Settings Saved',
  linkFailed: 'Unable to link account, please try again',
  locationLookupFailed: 'Try again!',
  /** Ours, as is the rest: the documents give no texts for deleting an account. */
  accountDeleted: 'Your account has been deleted',
  /** The word that the user has to type before an account is deleted. */
  deleteWord: 'DELETE',
  deleteNotTyped: 'Type DELETE to continue',
  /** For the edited application. Source: member §5, §8. */
  saved: 'Profile Saved',
  /** Ours: for a missing answer. */
  missing: {
    sexualOrientation: 'Choose your sexuality',
    gender: 'Choose your gender',
    genders: 'Choose at least one',
    photos: 'Add at least one photo',
  },
} as const;
