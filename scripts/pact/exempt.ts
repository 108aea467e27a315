/** Fields that the contract cannot show, with the reason: of an entity all, or one. */
const EXEMPT: Readonly<Record<string, string>> = {
  Place: 'the places that the app reads come from the geocoding service, in the same type',
  'PublicProfile.birthdate':
    'the page reads it only where there is no age, and the sandbox gives the age',
  'PublicProfile.liked': 'the app adds it itself, from the likes that were sent',
};
/** Whether the contract cannot show a field, such as 'Event.title'. */
export const isExempt = (name: string) =>
  name in EXEMPT || name.slice(0, name.indexOf('.')) in EXEMPT;
