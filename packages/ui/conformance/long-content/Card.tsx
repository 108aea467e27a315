import { Card, CardLink } from '../../src/components/Card/Card.tsx';

export default function LongCard() {
  return (
    <>
      <Card>
        <h3>A dinner at a table that is longer than any table that you know</h3>
      </Card>
      <Card padding="lg">
        <h3>A dinner at a table that is longer than any table that you know</h3>
      </Card>
      <CardLink href="#event">
        <h3 style={{ overflowWrap: 'anywhere' }}>TheLongTableOfWritersWhoNeverLeaveAnySpaces</h3>
      </CardLink>
    </>
  );
}
