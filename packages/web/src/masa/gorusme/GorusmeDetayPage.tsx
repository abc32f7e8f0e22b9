import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { gorusme as oda } from '../../calls/gorusme.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useAcildi } from '../../platform/list/sonAcilan.ts';
import { CardLoading, CardPage } from '../../ui/CardPage.tsx';
import { GorusmeSayfasi } from './GorusmeSayfasi.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { TelefonEkrani } from './TelefonEkrani.tsx';

const TelefonSayfasi = lazy(() => import('../santral/TelefonSayfasi.tsx'));

const BASLIK = 'Müşteri Görüşmesi';
const BELIRSIZ = {
  title: 'Hangi görüşme olduğu belli değil.',
  text: 'Görüşmelerden birini seçiniz.',
  list: 'Destek Görüşmeleri',
  path: '/islemler/musterigorusme/list',
};

/**
 * The ticket in `?id=`, or the caller in `?telefon=`, which any telephone program can open. Without either, the
 * telephone screen.
 */
export default function GorusmeDetayPage() {
  const [ayar] = useSearchParams();
  const telefon = ayar.get('telefon') ?? '';
  if (!ayar.has('id') && telefon !== '') return <TelefonEkrani key={telefon} telefon={telefon} />;
  if (!ayar.has('id'))
    return (
      <Suspense fallback={<SkeletonRows rows={8} />}>
        <TelefonSayfasi />
      </Suspense>
    );
  return (
    <CardPage title={BASLIK} id={ayar.get('id')} missing={BELIRSIZ}>
      {(Id) => <Gorusme key={Id} Id={Id} />}
    </CardPage>
  );
}

function Gorusme({ Id }: { readonly Id: number }) {
  useAcildi('gorusme', Id);
  const detay = useEndpoint(oda.getGorusmeDetay, { Id }, { refetchOnMount: 'always' });
  return detay.data ? <GorusmeSayfasi detay={detay.data} /> : <CardLoading title={BASLIK} query={detay} />;
}
