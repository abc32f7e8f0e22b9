import type { BankaHareketi } from '@masabasi/core/mali/banka/contract';
import { HAREKET_LISTESI } from '@masabasi/core/mali/banka/liste';
import { SINIFLAR } from '@masabasi/core/mali/banka/rules';
import type { BankaHesabi } from '@masabasi/core/mali/banka/secenekler';
import { paraYaz, toplamYaz } from '@masabasi/core/platform/money/para';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Text } from '@mantine/core';
import IconReceipt from '~icons/tabler/receipt';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { banka as oda } from '../../calls/banka.ts';
import { useAction } from '../../platform/call/api.ts';
import type { useListe } from '../../platform/list/liste.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';

export { HAREKET_LISTESI };
const HareketIsleDialog = onDemand(() => import('./HareketIsleDialog.tsx'));

type Liste = ReturnType<typeof useListe<typeof oda.getHareketList>>;

/** Classification of a movement in one line. */
function Siniflanan({ h }: { readonly h: BankaHareketi }) {
  if (h.Sinif === null) return <Chip tone="warn">İşlenecek</Chip>;
  const kime = h.MusteriId ? <MusteriBagi Id={h.MusteriId} ad={h.Musteri ?? ''} /> : (h.KarsiHesap ?? h.DefterHesabi);
  const neyi = h.faturalar.map((f, i) => (
    <Text
      key={f.Id}
      component={Link}
      ml={i > 0 ? 8 : 0}
      to={`/mali/${f.Tur === 'efatura' ? 'efatura' : 'afatura'}/${f.Id}`}
    >
      {f.No}
    </Text>
  ));
  const alt = h.Notu || (kime ? SINIFLAR[h.Sinif] : '');
  return <TwoLines top={kime ?? SINIFLAR[h.Sinif]} bottom={neyi.length > 0 ? neyi : alt} />;
}

const sutunlari = (dugme: (h: BankaHareketi) => React.ReactNode): readonly GridColumn<BankaHareketi>[] => [
  {
    id: 'Gun',
    header: 'Gün',
    width: '104px',
    nowrap: true,
    card: 'line',
    value: (h) => h.Gun,
    renderCell: (h) => <TwoLines top={tarihYaz(h.Gun)} bottom={h.Saat} />,
  },
  { id: 'Hesap', header: 'Hesap', width: '14%', spare: true, value: (h) => h.Hesap, renderCell: (h) => h.Hesap },
  {
    id: 'Aciklama',
    header: 'Açıklama',
    card: 'title',
    value: (h) => h.Aciklama,
    renderCell: (h) => (
      <TwoLines
        top={h.Aciklama || '(açıklama yok)'}
        bottom={[h.KarsiUnvan, h.KarsiIban].filter((x) => x !== null).join(' · ')}
      />
    ),
  },
  {
    id: 'Referans',
    header: 'Referans',
    width: '130px',
    initiallyHidden: true,
    value: (h) => h.Referans,
    renderCell: (h) => h.Referans,
  },
  {
    id: 'Tutar',
    header: 'Tutar',
    width: '132px',
    align: 'right',
    nowrap: true,
    card: 'chip',
    value: (h) => h.Tutar,
    text: (h) => paraYaz(h.Tutar, h.Birim),
    renderCell: (h) => paraYaz(h.Tutar, h.Birim),
  },
  {
    id: 'Sinif',
    header: 'Ne Olduğu',
    width: '24%',
    card: 'line',
    value: (h) => h.Sinif,
    renderCell: (h) => <Siniflanan h={h} />,
  },
  { id: 'eylem', header: 'İşlemler', actions: true, width: '104px', value: () => null, renderCell: dugme },
];

export interface HareketTablosuProps {
  readonly liste: Liste;
  readonly hesaplar: readonly BankaHesabi[];
  readonly defterHesaplari: readonly { readonly Kod: string; readonly Ad: string }[];
}

const SEKMELER = { hepsi: 'Hepsi', bekleyen: 'İşlenecekler', islenen: 'İşlenenler' } as const;

/** The movements. Enter classifies one and goes on to the next. */
export function HareketTablosu({ liste, hesaplar, defterHesaplari }: HareketTablosuProps) {
  const isler = useYetkiVar(YETKI.bankaIsle);
  const [acik, setAcik] = useState<BankaHareketi | null>(null);
  const geriAl = useAction(oda.eslesmeGeriAl, {
    onSuccess: () => bildir({ baslik: 'Hareketin işlenmesi geri alındı', tur: 'success' }),
  });
  const columns = useMemo(() => {
    const sor = async (h: BankaHareketi) => {
      const evet = await onayla({
        baslik: 'İşlemeyi Geri Al',
        metin: 'Deftere ters fiş yazılacak; bu hareketten öğrenilen ad ve IBAN unutulacak.',
        onay: 'Geri Al',
      });
      if (evet) geriAl.mutate({ Id: h.Id, Surum: h.Surum });
    };
    return sutunlari((h) =>
      !isler || h.GunKapali ? null : h.Sinif === null ? (
        <Button size="compact-sm" variant="default" aria-label={`İşle: ${h.Aciklama}`} onClick={() => setAcik(h)}>
          İşle
        </Button>
      ) : (
        <Button size="compact-sm" variant="subtle" aria-label={`Geri al: ${h.Aciklama}`} onClick={() => void sor(h)}>
          Geri Al
        </Button>
      ),
    );
  }, [isler, geriAl]);
  const toplamlar = liste.veri?.toplamlar;
  const para = (ne: 'Giren' | 'Cikan') => toplamlar && (toplamYaz(toplamlar.map((t) => [t.Birim, t[ne]])) || '₺0,00');
  const satirlar = liste.veri?.hareketlist ?? [];
  /** The next movement without a classification. */
  const sonraki = (h: BankaHareketi) => {
    const yer = satirlar.findIndex((s) => s.Id === h.Id);
    return satirlar.slice(yer + 1).find((s) => s.Sinif === null && !s.GunKapali) ?? null;
  };
  const tablo = (
    <DataGrid
      name="bankaHareketi"
      label="Banka hareketleri"
      columns={columns}
      list={liste.tablo}
      rowKey={(h) => h.Id}
      rowName={(h) => h.Aciklama}
      rowTone={(h) => (h.Sinif === null ? undefined : 'muted')}
      views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
      onOpen={isler ? (h) => h.Sinif === null && !h.GunKapali && setAcik(h) : undefined}
      empty={{
        icon: <IconReceipt size={32} stroke={1.5} />,
        title: 'Kayıt Bulunamadı.',
        text: 'Hareketler, yüklediğiniz ekstrelerle gelir.',
      }}
    />
  );
  return (
    <>
      <Tiles
        label="Görünen hareketlerin toplamı"
        tiles={[
          { label: 'Giren', value: para('Giren') },
          { label: 'Çıkan', value: para('Cikan') },
        ]}
      />
      <Panel>
        <Tabs
          label="Hareketlerin durumu"
          value={liste.gorunum.Durum}
          onChange={(Durum) => liste.suz({ Durum: Durum as keyof typeof SEKMELER })}
          tabs={Object.entries(SEKMELER).map(([value, label]) => ({ value, label, content: tablo }))}
        />
      </Panel>
      {acik && (
        <HareketIsleDialog
          key={acik.Id}
          hareket={acik}
          hesaplar={hesaplar}
          defterHesaplari={defterHesaplari}
          onClose={() => setAcik(null)}
          onSaved={() => setAcik(sonraki(acik))}
        />
      )}
    </>
  );
}
