import { lisans as oda } from '@masabasi/core/lisans/contract';
import { LISANS_SEKMELERI, type LisansSekmesi } from '@masabasi/core/lisans/rules';
import { sayiYaz } from '@masabasi/core/metin';
import { paraYaz } from '@masabasi/core/para';
import { tanim } from '@masabasi/core/tanim/contract';
import { zamanYaz } from '@masabasi/core/tarih';
import { YETKI } from '@masabasi/core/yetki/rules';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle, IconCertificate, IconFileSpreadsheet, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useAdresSuzgeci } from '../adresSuzgeci.ts';
import { useAction, useEndpoint } from '../api.ts';
import { base64Dosya, EXCEL, indir } from '../indir.ts';
import { useYetkiVar } from '../oturum.ts';
import { secilenId } from '../secenek.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { filterOptions, ListFilters } from '../ui/ListFilters.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { type KirilimTuru, LisansKirilimi } from './LisansKirilimi.tsx';
import { LisansTablosu } from './LisansTablosu.tsx';

const LisansDialog = lazy(() => import('./LisansDialog.tsx'));

const BEKLE_MS = 250;
const SIRALAR = {
  Bitis: 'Bitişi yakın olan önce',
  Musteri: 'Müşteri adına göre',
  Bedel: 'Bedeli yüksek olan önce',
  Yeni: 'Yeni açılan önce',
} as const;
type Sira = keyof typeof SIRALAR;
const DOKUMLER: Readonly<Record<KirilimTuru, string>> = {
  kayip: 'Kayıp',
  bayi: 'Bayi',
  il: 'İl',
  urun: 'Ürün',
  kohort: 'Kohort',
};

const listeSekmesi = (s: string): LisansSekmesi =>
  (Object.keys(LISANS_SEKMELERI) as LisansSekmesi[]).find((l) => l === s) ?? 'hepsi';

/** Licences: which run out when, what they bring, which were lost and why. */
export default function LisansRaporPage() {
  const { oku, sec } = useAdresSuzgeci();
  const [ara, setAra] = useState(oku('ara') ?? '');
  const [aranan] = useDebouncedValue(ara.trim(), BEKLE_MS);
  const [sayfa, setSayfa] = useState(0);
  const [adet, setAdet] = useState(50);
  const [yeni, setYeni] = useState(false);
  const yonetir = useYetkiVar(YETKI.lisansYonet);
  const aktarir = useYetkiVar(YETKI.musteriDisaAktar);
  const gerekli = useEndpoint(tanim.baseGerekliList, {});
  const lisansListeleri = useEndpoint(tanim.lisansGerekli, {});
  const musteriListeleri = useEndpoint(tanim.musterigerekli, {});

  const acik = oku('sekme') ?? 'hepsi';
  const suzgec = {
    ara: aranan,
    ProjeId: secilenId(oku('urun')),
    LisansTurId: secilenId(oku('tur')),
    BayiId: secilenId(oku('bayi')),
    sekme: listeSekmesi(acik),
  };
  const sirala = (Object.keys(SIRALAR) as Sira[]).find((s) => s === oku('sirala')) ?? 'Bitis';
  const rapor = useEndpoint(
    oda.getLisansRapor,
    { ...suzgec, sirala, sayfa: sayfa + 1, adet },
    { refetchOnMount: 'always', keepPrevious: true },
  );
  const aktar = useAction(oda.lisansAktar, {
    onSuccess: ({ basefile, dosyaAdi }) => indir(base64Dosya(basefile, EXCEL), dosyaAdi),
  });
  const suz = (anahtar: string, deger: string) => {
    setSayfa(0);
    sec(anahtar, deger);
  };
  const secim = (
    label: string,
    anahtar: string,
    bos: string,
    satirlar: readonly { Id: number; Ad: string }[] = [],
  ) => ({
    label,
    options: filterOptions(bos, satirlar),
    value: oku(anahtar) ?? '',
    onChange: (deger: string) => suz(anahtar, deger),
  });
  const { ozet, toplam = 0, SonCalisma = null, Gecikti = false } = rapor.data ?? {};

  const liste = (
    <Panel>
      <ListFilters
        label="Lisans ara"
        search={ara}
        onSearch={(metin) => {
          setAra(metin);
          suz('ara', metin.trim());
        }}
        filters={[
          secim('Ürün', 'urun', 'Bütün ürünler', gerekli.data?.proje),
          secim('Lisans türü', 'tur', 'Bütün türler', lisansListeleri.data?.lisansTur),
          secim('Bayi', 'bayi', 'Bütün bayiler', musteriListeleri.data?.bayiler),
          {
            label: 'Sıra',
            options: Object.entries(SIRALAR).map(([value, label]) => ({ value, label })),
            value: sirala,
            onChange: (deger) => suz('sirala', deger === 'Bitis' ? '' : deger),
          },
        ]}
      />
      <LisansTablosu
        label="Lisanslar"
        rows={rapor.data?.lisanslist}
        error={rapor.error}
        onRetry={() => void rapor.refetch()}
        empty={
          <EmptyState
            icon={<IconCertificate size={32} stroke={1.5} />}
            title="Kayıt Bulunamadı."
            text="Aramayı, süzgeçleri ya da sekmeyi değiştirmeyi deneyiniz."
          />
        }
      />
      {toplam > 0 && (
        <Pager
          label="Lisanslar"
          total={toplam}
          page={sayfa}
          size={adet}
          onPage={setSayfa}
          onSize={(n) => (setSayfa(0), setAdet(n))}
        />
      )}
    </Panel>
  );
  const yillik = ozet?.yillik.map((y) => paraYaz(y.Tutar, y.ParaBirimi)).join(' + ');
  return (
    <>
      <PageHeader
        title="Lisans Raporu"
        text={[
          yillik && `Geçerli lisansların yıllık bedeli: ${yillik}.`,
          SonCalisma !== null && !Gecikti && `Yenileme ve uyarılar en son ${zamanYaz(SonCalisma)} tarihinde çalıştı.`,
        ]
          .filter(Boolean)
          .join(' ')}
        actions={
          <>
            {aktarir && (
              <Button
                variant="default"
                leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
                loading={aktar.isPending}
                onClick={() => aktar.mutate(suzgec)}
              >
                Excel
              </Button>
            )}
            {yonetir && (
              <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
                Yeni Lisans
              </Button>
            )}
          </>
        }
      />
      {Gecikti && (
        <Notice tone="danger" icon={<IconAlertTriangle />}>
          {SonCalisma === null
            ? 'Yenileme ve uyarı işi bu kurulumda henüz hiç çalışmadı. Her gün 08.00’den sonra kendiliğinden çalışır.'
            : `Yenileme ve uyarı işi ${zamanYaz(SonCalisma)} tarihinden beri çalışmadı; uyarılar gecikiyor. Sistem yöneticinize haber veriniz.`}
        </Notice>
      )}
      <Tabs
        label="Lisans raporu"
        value={acik in DOKUMLER ? acik : suzgec.sekme}
        onChange={(s) => suz('sekme', s === 'hepsi' ? '' : s)}
        tabs={[
          ...Object.entries(LISANS_SEKMELERI).map(([value, label]) => ({
            value,
            label,
            quantity: ozet && sayiYaz(ozet.adetler[value as LisansSekmesi]),
            content: liste,
          })),
          ...(Object.keys(DOKUMLER) as KirilimTuru[]).map((tur) => ({
            value: tur,
            label: DOKUMLER[tur],
            content: <LisansKirilimi tur={tur} label={DOKUMLER[tur]} />,
          })),
        ]}
      />
      <Suspense fallback={null}>{yeni && <LisansDialog kart={null} onClose={() => setYeni(false)} />}</Suspense>
    </>
  );
}
