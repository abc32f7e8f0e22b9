import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { useSearchParams } from 'react-router';
import { CardPage } from '../../ui/CardPage.tsx';
import ZiyaretKaydi from './ZiyaretKaydi.tsx';

const BELIRSIZ = {
  title: 'Hangi ziyaret olduğu belli değil.',
  text: 'Ziyaretlerden birini seçiniz.',
  list: 'Satış Görüşmeleri',
  path: SAYFA.ziyaret[0],
};

/** The visit in `?id=`. */
export default function ZiyaretDetayPage() {
  const [ayar] = useSearchParams();
  return (
    <CardPage title="Ziyaret" id={ayar.get('id')} missing={BELIRSIZ}>
      {(Id) => <ZiyaretKaydi key={Id} Id={Id} />}
    </CardPage>
  );
}
