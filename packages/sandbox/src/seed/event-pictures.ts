/** The numbers of covers that show a room, a table or a view, and so suit any evening. */
export const EVENING_VIEWS = [2, 5, 6, 9, 11, 13, 16, 18, 20, 22] as const;

/** The path of an event's picture. A cover and a vertical picture of one number show the same. */
export const eventPicture = (folder: 'covers' | 'verticals', number: number): string =>
  `/pictures/${folder}/${String(number).padStart(2, '0')}.jpg`;
