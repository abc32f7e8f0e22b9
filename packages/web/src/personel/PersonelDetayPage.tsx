import { personel as oda } from '@masabasi/core/personel/contract';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconDoorExit, IconKey, IconPencil } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAction, useEndpoint } from '../api.ts';
import { useKullanici } from '../oturum.ts';
import { onayla } from '../ui/Confirm.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { bildir } from '../ui/Toast.tsx';
import css from './PersonelDetayPage.module.css';
import { PersonelDurumu } from './PersonelDurumu.tsx';
import { PersonelKarti } from './PersonelKarti.tsx';

const PersonelDialog = lazy(() => import('./PersonelDialog.tsx'));
const ParolaVerDialog = lazy(() => import('./ParolaVerDialog.tsx'));
const AyrilDialog = lazy(() => import('./AyrilDialog.tsx'));

const BASLIK = 'Personel Kartı';

/** The card of the person in `?id=`, with what the caller may do to it. */
export default function PersonelDetayPage() {
  const [ayar] = useSearchParams();
  const Id = Number(ayar.get('id'));
  const gecerli = Number.isSafeInteger(Id) && Id > 0;
  if (gecerli) return <Kart key={Id} Id={Id} />;
  return (
    <>
      <PageHeader title={BASLIK} />
      <EmptyState
        title="Kimin kartı olduğu belli değil."
        text="Personel listesinden bir kişi seçiniz."
        action={
          <Button component={Link} to="/personel/user" variant="default">
            Personel Listesi
          </Button>
        }
      />
    </>
  );
}

function Kart({ Id }: { Id: number }) {
  const ben = useKullanici();
  const detay = useEndpoint(oda.personelDetay, { Id }, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<'duzenle' | 'parola' | 'ayril' | null>(null);
  const geriAl = useAction(oda.personelGeriAl, {
    invalidates: [oda.personelDetay, oda.personelListesi, oda.personelGecmisi],
    onSuccess: () => bildir({ baslik: 'İşten çıkış geri alındı', tur: 'success' }),
  });
  if (!detay.data)
    return (
      <>
        <PageHeader title={BASLIK} />
        {detay.error ? (
          <Panel>
            <ErrorState error={detay.error} onRetry={() => void detay.refetch()} />
          </Panel>
        ) : (
          <SkeletonRows rows={8} label="Kayıtlar hazırlanıyor..." />
        )}
      </>
    );
  const { kisi, Duzenleyebilir, GirisDuzenleyebilir } = detay.data;
  const ad = `${kisi.Ad} ${kisi.Soyad}`;
  const baskasi = kisi.Id !== ben.Id;
  const cikisVar = !kisi.Aktif || kisi.CikisTarihi !== null;
  const geriSor = async () => {
    const evet = await onayla({
      baslik: 'İşten Çıkışı Geri Al',
      metin: kisi.Aktif
        ? `${ad} için yazılan çıkış kaldırılacak. Devam edilsin mi?`
        : `${ad} yeniden çalışan olacak ve eski parolasıyla giriş yapabilecek. Devam edilsin mi?`,
      onay: 'Geri Al',
    });
    if (evet) geriAl.mutate({ Id });
  };
  return (
    <>
      <PageHeader
        title={ad}
        text={
          <span className={css.ozet}>
            <span>{kisi.Grup === null ? kisi.Departman : `${kisi.Departman} · ${kisi.Grup}`}</span>
            <PersonelDurumu kisi={kisi} />
          </span>
        }
        actions={
          Duzenleyebilir && (
            <>
              {GirisDuzenleyebilir && baskasi && !cikisVar && (
                <Button
                  variant="default"
                  color="danger"
                  leftSection={<IconDoorExit size={16} aria-hidden />}
                  onClick={() => setAcik('ayril')}
                >
                  İşten Çıkış
                </Button>
              )}
              {GirisDuzenleyebilir && cikisVar && (
                <Button
                  variant="default"
                  leftSection={<IconArrowBackUp size={16} aria-hidden />}
                  loading={geriAl.isPending}
                  onClick={() => void geriSor()}
                >
                  Çıkışı Geri Al
                </Button>
              )}
              {GirisDuzenleyebilir && baskasi && kisi.Aktif && (
                <Button
                  variant="default"
                  leftSection={<IconKey size={16} aria-hidden />}
                  onClick={() => setAcik('parola')}
                >
                  Parola Ver
                </Button>
              )}
              <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setAcik('duzenle')}>
                Düzenle
              </Button>
            </>
          )
        }
      />
      <PersonelKarti detay={detay.data} />
      <Suspense fallback={null}>
        {acik === 'duzenle' && (
          <PersonelDialog kart={kisi} girisKorunur={!GirisDuzenleyebilir} onClose={() => setAcik(null)} />
        )}
        {acik === 'parola' && <ParolaVerDialog kisiId={Id} ad={ad} onClose={() => setAcik(null)} />}
        {acik === 'ayril' && <AyrilDialog kisi={kisi} onClose={() => setAcik(null)} />}
      </Suspense>
    </>
  );
}
