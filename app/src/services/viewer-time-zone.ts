/** The time zone of the user's clocks, such as 'Europe/Lisbon'. */
export const viewerTimeZone = (): string => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone;
};
