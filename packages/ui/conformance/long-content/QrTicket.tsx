import { QrTicket } from '../../src/components/QrTicket/QrTicket.tsx';

/** The ticket in the width of a dialog. */
export default function LongQrTicket() {
  return (
    <div style={{ width: 240 }}>
      <QrTicket
        code={`https://perigee.example.org/tickets/12?signup=4471&${'token='.repeat(60)}`}
        title="An unreasonably long evening of introductions by the lake"
        holder="Wolfeschlegelsteinhausenbergerdorff Maximilian"
        startTime={new Date('2026-12-11T00:30:00Z')}
        timeZone="America/New_York"
        place="1204518 Boulevard Saint-Joseph Est, Saint-Louis-du-Ha! Ha!, Québec"
      />
    </div>
  );
}
