import { insertPeople } from '../src/seed/insert.ts';
import type { Scene } from '../src/node.ts';
import { accepted, waiting } from '../src/states/people.ts';

const SIZE = 40;
/** Ids that no person of a scene has. */
const FIRST_ID = 9001;

/** Adds members and applicants that no state of the contract names: a database is not empty. */
export async function addCrowd({ context, now }: Scene): Promise<void> {
  const people = Array.from({ length: SIZE }, (_empty, index) => {
    const id = FIRST_ID + index;
    const change = {
      id,
      name: `Robin Vale ${id}`,
      username: `robin-${id}`,
      email: `robin-${id}@example.com`,
      phoneNumber: `+1646555${id}`,
      hNum: null,
    };
    return index % 2 === 0 ? accepted(change, now) : waiting(change, now);
  });
  await insertPeople(context.db, people);
}
