import { sozlesmeDurumu } from '@masabasi/core/pazarlama/bayi/rules';
import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Flex, Stack } from '@mantine/core';
import IconArrowLeft from '~icons/tabler/arrow-left';
import IconPencil from '~icons/tabler/pencil';
import IconTrash from '~icons/tabler/trash';
import { type ReactNode, useState } from 'react';
import { bayi as oda } from '../../calls/bayi.ts';
import { useAdres } from '../../platform/list/adres.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { DosyaAlani } from '../../platform/dosya/DosyaAlani.tsx';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { useAcildi } from '../../platform/list/sonAcilan.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { CardLoading } from '../../ui/CardPage.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { HakkindaYaz } from '../../kisi/yazisma/HakkindaYaz.tsx';
import { BayiBilgileri } from './BayiBilgileri.tsx';
import { BayiEkstresi } from './BayiEkstresi.tsx';
import { BayiGecmisi } from './BayiGecmisi.tsx';
import { BayiKosullari } from './BayiKosullari.tsx';
import { BayiLisanslari } from './BayiLisanslari.tsx';
import { BayiMusterileri } from './BayiMusterileri.tsx';
import { BayiPerformansi } from './BayiPerformansi.tsx';
import { BayiRiski } from './BayiRiski.tsx';
import { BayiTeklifleri } from './BayiTeklifleri.tsx';
import { SozlesmeEtiketi } from './SozlesmeEtiketi.tsx';

const BayiDialog = onDemand(() => import('./BayiDialog.tsx'));

export interface BayiKartiProps {
  readonly Id: number;
  /** Goes back to the list. */
  readonly onKapat: () => void;
}

const BASLIK = 'Bayi Kartı';

/** Card of a dealer: its data, and tabs with its customers, licences and history. */
export default function BayiKarti({ Id, onKapat }: BayiKartiProps) {
  const detay = useEndpoint(oda.getBayiDetay, { Id }, { refetchOnMount: 'always' });
  const yonetir = useYetkiVar(YETKI.bayiYonet);
  const teklifGorur = useYetkiVar(YETKI.teklifGor);
  const kosulGorur = useYetkiVar(YETKI.bayiKosul);
  const [duzenle, setDuzenle] = useState(false);
  const [adres, setAdres] = useAdres();
  useAcildi('bayi', Id);
  const geriAl = useAction(oda.bayiGeriAl, {
    onSuccess: () => bildir({ baslik: 'Bayi geri alındı', tur: 'success' }),
  });
  const sil = useAction(oda.bayiSil, {
    onSuccess: () => {
      bildir({
        baslik: 'Bayi silindi',
        tur: 'success',
        eylem: { etiket: 'Geri Al', calistir: () => geriAl.mutate({ Id }) },
      });
      onKapat();
    },
  });
  if (!detay.data) return <CardLoading title={BASLIK} query={detay} />;
  const { bayi: b, yetkililer, hareketlist } = detay.data;
  const silSor = async () => {
    const evet = await onayla({
      baslik: 'Bayiyi Sil',
      metin: `${b.Ad} listelerden kalkacak; kaydı ve geçmişi durur. Silmek istediğinize emin misiniz?`,
      onay: 'Sil',
      tehlikeli: true,
    });
    if (evet) sil.mutate({ Id, Surum: b.Surum });
  };
  const bolumler: readonly (readonly [string, string, () => ReactNode])[] = [
    ['bilgi', 'Bilgiler', () => <BayiBilgileri b={b} yetkililer={yetkililer} />],
    ['musteri', 'Müşteriler', () => <BayiMusterileri bayi={b} />],
    ['lisans', 'Lisanslar', () => <BayiLisanslari bayi={b} />],
    ...(teklifGorur ? ([['teklif', 'Teklifler', () => <BayiTeklifleri bayiId={Id} />]] as const) : []),
    ['performans', 'Performans', () => <BayiPerformansi bayiId={Id} />],
    ...(kosulGorur
      ? ([
          [
            'kosul',
            'Koşullar ve Risk',
            () => (
              <Stack gap={16}>
                <BayiRiski bayiId={Id} />
                <BayiKosullari bayiId={Id} />
              </Stack>
            ),
          ],
        ] as const)
      : []),
    ...(yonetir ? ([['ekstre', 'Ekstre', () => <BayiEkstresi bayiId={Id} />]] as const) : []),
    ['belge', 'Belgeler', () => <DosyaAlani Nesne="bayi" NesneId={Id} />],
    ['gecmis', 'Geçmiş', () => <BayiGecmisi bayiId={Id} hareketler={hareketlist} />],
  ];
  const sayilar: Readonly<Record<string, number>> = { musteri: b.Musteri, lisans: b.Lisans };
  const bolum = bolumler.find(([ad]) => ad === adres.get('bolum'))?.[0] ?? 'bilgi';
  const ilk = yetkililer[0];
  const no = ilk?.GSM ?? ilk?.Telefon ?? b.Telefon ?? b.GSM;
  return (
    <>
      <PageHeader
        title={b.Ad}
        text={
          <Flex component="span" display="inline-flex" gap="4px 12px" wrap="wrap" align="center">
            {!b.Aktif && <Chip>Pasif</Chip>}
            {ilk && <span>{`${ilk.Ad} ${ilk.Soyad}`.trim()}</span>}
            {no && <a href={telefonYolu(no)}>{telefonYaz(no)}</a>}
            {b.Sorumlu !== null && <span>{`Sorumlu ${b.Sorumlu}`}</span>}
          </Flex>
        }
        actions={
          <>
            <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onKapat}>
              Bayiler
            </Button>
            <HakkindaYaz Nesne="bayi" Id={Id} />
            {yonetir && (
              <>
                <Button
                  variant="default"
                  leftSection={<IconTrash size={16} aria-hidden />}
                  loading={sil.isPending}
                  onClick={() => void silSor()}
                >
                  Sil
                </Button>
                <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setDuzenle(true)}>
                  Düzenle
                </Button>
              </>
            )}
          </>
        }
      />
      <Tiles
        label="Bayinin rakamları"
        tiles={[
          { label: 'Müşteri', value: sayiYaz(b.Musteri) },
          { label: 'Aktif lisans', value: sayiYaz(b.Lisans) },
          {
            label: 'Sözleşme bitişi',
            value: <SozlesmeEtiketi bitis={b.Sozlesme_Bitis} durum={sozlesmeDurumu(b, istanbulGunu(simdi()))} />,
          },
          {
            label: 'Bölge',
            value: b.BolgeIller.length + b.BolgeIlceler.length === 0 ? 'Yok' : bolgeYaz(b),
          },
        ]}
      />
      <Tabs
        label="Bayi"
        value={bolum}
        onChange={(ad) => setAdres((sozler) => sozler.set('bolum', ad), { replace: true })}
        tabs={bolumler.map(([value, label, ciz]) => ({
          value,
          label,
          quantity: sayilar[value] === undefined ? undefined : sayiYaz(sayilar[value]),
          content: value === bolum && ciz(),
        }))}
      />
      {duzenle && <BayiDialog kart={b} yetkililer={yetkililer} onClose={() => setDuzenle(false)} />}
    </>
  );
}

/** Size of a territory as text. */
const bolgeYaz = (b: { readonly BolgeIller: readonly unknown[]; readonly BolgeIlceler: readonly unknown[] }): string =>
  [b.BolgeIller.length > 0 && `${b.BolgeIller.length} il`, b.BolgeIlceler.length > 0 && `${b.BolgeIlceler.length} ilçe`]
    .filter(Boolean)
    .join(', ');
