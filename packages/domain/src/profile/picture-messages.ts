import { limits } from '../limits.ts';

/** The texts around pictures: choosing, cropping, ordering and viewing them. */
export const pictureMessages = {
  field: {
    choose: 'Choose a picture',
    drop: 'or drop it here',
    replace: 'Replace',
    tryAgain: 'Try again',
    preview: (label: string) => `${label}, as it is now`,
    uploading: 'Uploading the picture',
    uploaded: 'The picture is uploaded',
    notAnImage: 'Choose a JPEG, PNG or WebP',
    unreadable: 'This picture cannot be read. Choose another one',
  },
  crop: {
    title: 'Crop the picture',
    area: 'Picture. Move it with the arrow keys',
    zoom: 'Zoom',
    save: 'Save',
    cancel: 'Cancel',
    failed: 'The picture could not be cropped. Choose another one',
  },
  carousel: {
    label: (name: string) => `Photos of ${name}`,
    photo: (name: string, position: number, total: number) =>
      `${name}, photo ${position} of ${total}`,
    position: (position: number, total: number) => `Photo ${position} of ${total}`,
    previous: 'Previous photo',
    next: 'Next photo',
    none: (name: string) => `${name} has no photos yet`,
  },
  /** For the user's own photos. Member §5, §8. */
  photos: {
    hint: `Submit at least ${limits.photos.recommended} photos`,
    profile: 'Profile photo',
    photo: (position: number) => `Photo ${position}`,
    add: 'Add a photo',
    replace: (position: number) => `Replace photo ${position}`,
    remove: (position: number) => `Remove photo ${position}`,
    move: (position: number) => `Move photo ${position}`,
    rejected: 'Rejected',
    role: 'movable photo',
    instructions:
      'Press Space to lift the photo, the arrow keys to move it, Space again to put it down, and Escape to leave it where it was.',
    lifted: (position: number) => `Photo ${position} is lifted`,
    over: (position: number, place: number, total: number) =>
      `Photo ${position} is over place ${place} of ${total}`,
    dropped: (position: number, place: number, total: number) =>
      `Photo ${position} is now in place ${place} of ${total}`,
    left: (position: number) => `Photo ${position} is where it was`,
  },
} as const;
