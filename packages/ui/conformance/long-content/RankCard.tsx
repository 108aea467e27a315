import { RankCard } from '../../src/components/RankCard/RankCard.tsx';

export default function LongRankCard() {
  return (
    <>
      <RankCard
        name="Wolfeschlegelsteinhausenbergerdorff Maximilian"
        imageUrl={null}
        position={1_204_518}
        city="Saint-Louis-du-Ha! Ha!, Québec"
      />
      <div style={{ width: 260 }}>
        <RankCard name="Anastasia" imageUrl={null} position={10_342} city="Toronto" />
      </div>
    </>
  );
}
