import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { useParams } from 'react-router';
import { CardPage } from '../../ui/CardPage.tsx';
import HakedisKaydi from './HakedisKaydi.tsx';

const BELIRSIZ = {
  title: 'Hangi hakediş olduğu belli değil.',
  text: 'Bayi faturalarından birini seçiniz.',
  list: 'Bayi Faturaları',
  path: SAYFA.bayifatura[0],
};

/** The dealer's month in the path. */
export default function HakedisKaydiPage() {
  const { hakedis: yol } = useParams();
  return (
    <CardPage title="Hakediş" id={yol} missing={BELIRSIZ}>
      {(Id) => <HakedisKaydi key={Id} Id={Id} />}
    </CardPage>
  );
}
