import { Avatar } from '../../src/components/Avatar/Avatar.tsx';

export default function LongAvatar() {
  return (
    <>
      <Avatar name="Wolfeschlegelsteinhausenbergerdorff von und zu Ångström" size={24} />
      <Avatar name="Wolfeschlegelsteinhausenbergerdorff Müller-Lüdenscheidt" size={96} />
    </>
  );
}
