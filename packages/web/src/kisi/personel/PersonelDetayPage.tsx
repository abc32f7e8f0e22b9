import { Button, Flex } from '@mantine/core';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import IconDoorExit from '~icons/tabler/door-exit';
import IconMessage from '~icons/tabler/message';
import IconKey from '~icons/tabler/key';
import IconPencil from '~icons/tabler/pencil';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { personel as oda } from '../../calls/personel.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { useBen, useKullanici } from '../../platform/session/oturum.ts';
import { CardLoading, CardPage } from '../../ui/CardPage.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { useAcildi } from '../../platform/list/sonAcilan.ts';
import { PersonelDurumu } from './PersonelDurumu.tsx';
import { PersonelKarti } from './PersonelKarti.tsx';

const PersonelDialog = onDemand(() => import('./PersonelDialog.tsx'));
const ParolaVerDialog = onDemand(() => import('./ParolaVerDialog.tsx'));
const AyrilDialog = onDemand(() => import('./AyrilDialog.tsx'));

const BASLIK = 'Personel Kartı';
const [MESAJLAR] = SAYFA.yazisma;
const BELIRSIZ = {
  title: 'Kimin kartı olduğu belli değil.',
  text: 'Personel listesinden bir kişi seçiniz.',
  list: 'Personel Listesi',
  path: '/personel/user',
};

/** The card of the person in `?id=`, with the caller's acts. */
export default function PersonelDetayPage() {
  const [ayar] = useSearchParams();
  return (
    <CardPage title={BASLIK} id={ayar.get('id')} missing={BELIRSIZ}>
      {(Id) => <Kart key={Id} Id={Id} />}
    </CardPage>
  );
}

function Kart({ Id }: { Id: number }) {
  useAcildi('personel', Id);
  const ben = useKullanici();
  const { acar } = useBen();
  const detay = useEndpoint(oda.personelDetay, { Id }, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<'duzenle' | 'parola' | 'ayril' | null>(null);
  const geriAl = useAction(oda.personelGeriAl, {
    onSuccess: () => bildir({ baslik: 'İşten çıkış geri alındı', tur: 'success', sure: 3000 }),
  });
  if (!detay.data) return <CardLoading title={BASLIK} query={detay} />;
  const { kisi, Duzenleyebilir, GirisDuzenleyebilir, ParolaVerebilir, DavetSonu } = detay.data;
  const ad = `${kisi.Ad} ${kisi.Soyad}`;
  const baskasi = kisi.Id !== ben.Id;
  const cikisVar = !kisi.Aktif || kisi.CikisTarihi !== null;
  /** The person cannot sign in yet: that is the next step. */
  const girisBekler = ParolaVerebilir && kisi.GirisIzni && !kisi.ParolaVar && DavetSonu === null;
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
          <Flex component="span" display="inline-flex" gap={8} wrap="wrap" align="center">
            <span>{kisi.Grup === null ? kisi.Departman : `${kisi.Departman} · ${kisi.Grup}`}</span>
            <PersonelDurumu kisi={kisi} />
          </Flex>
        }
        actions={
          <>
            {baskasi && kisi.Aktif && acar(MESAJLAR) && (
              <Button
                component={Link}
                to={`${MESAJLAR}?kisi=${kisi.Id}`}
                variant="default"
                leftSection={<IconMessage size={16} aria-hidden />}
              >
                Mesaj Yaz
              </Button>
            )}
            {Duzenleyebilir && (
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
                {GirisDuzenleyebilir && (baskasi || detay.data.KapaliNeden === null) && cikisVar && (
                  <Button
                    variant="default"
                    leftSection={<IconArrowBackUp size={16} aria-hidden />}
                    loading={geriAl.isPending}
                    onClick={() => void geriSor()}
                  >
                    Çıkışı Geri Al
                  </Button>
                )}
                {ParolaVerebilir && kisi.Aktif && (
                  <Button
                    variant={girisBekler ? 'filled' : 'default'}
                    leftSection={<IconKey size={16} aria-hidden />}
                    onClick={() => setAcik('parola')}
                  >
                    Parola Ver
                  </Button>
                )}
                <Button
                  variant={girisBekler ? 'default' : 'filled'}
                  leftSection={<IconPencil size={16} aria-hidden />}
                  onClick={() => setAcik('duzenle')}
                >
                  Düzenle
                </Button>
              </>
            )}
          </>
        }
      />
      <PersonelKarti detay={detay.data} />
      {acik === 'duzenle' && (
        <PersonelDialog
          kart={kisi}
          kapali={detay.data.KapaliAlanlar}
          neden={detay.data.KapaliNeden}
          onClose={() => setAcik(null)}
        />
      )}
      {acik === 'parola' && <ParolaVerDialog kisi={kisi} ad={ad} onClose={() => setAcik(null)} />}
      {acik === 'ayril' && <AyrilDialog kisi={kisi} onClose={() => setAcik(null)} />}
    </>
  );
}
