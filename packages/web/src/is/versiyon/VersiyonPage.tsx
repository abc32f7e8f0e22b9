import type { VersiyonSatiri } from '@masabasi/core/is/versiyon/contract';
import { VERSIYON_LISTESI } from '@masabasi/core/is/versiyon/liste';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconPackage from '~icons/tabler/package';
import IconPlus from '~icons/tabler/plus';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { versiyon as oda } from '../../calls/versiyon.ts';
import { useListe } from '../../platform/list/liste.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { useYeniIstegi } from '../../platform/form/yeniIstegi.ts';
import { VersiyonDurumEtiketi } from './VersiyonDurumEtiketi.tsx';
import { Progress } from '../../ui/ProgressBar.tsx';
import { Columns } from '../../ui/Columns.tsx';

const VersiyonDialog = onDemand(() => import('./VersiyonDialog.tsx'));
const VersiyonYayini = onDemand(() => import('./VersiyonYayini.tsx'));

/** The release date of an unpublished version has passed. */
const gecikti = (v: VersiyonSatiri): boolean =>
  (v.DurumAnahtar === 'hazirlaniyor' || v.DurumAnahtar === 'donduruldu') && v.Planlanan_Tarih < istanbulGunu(simdi());

const SUTUNLAR: readonly GridColumn<VersiyonSatiri>[] = [
  {
    id: 'No',
    header: 'Versiyon',
    width: '132px',
    card: 'title',
    value: (v) => v.No,
    renderCell: (v) => <Link to={`/istakibi/versiyonlar/${v.Id}`}>{v.No}</Link>,
  },
  {
    id: 'Proje',
    header: 'Ürün',
    card: 'line',
    value: (v) => v.Proje,
    renderCell: (v) => <TwoLines top={v.Proje} bottom={v.Zorunlu && 'Zorunlu güncelleme'} />,
  },
  {
    id: 'Is',
    header: 'Biten İş',
    width: '24%',
    card: 'line',
    value: (v) => v.Is,
    renderCell: (v) =>
      v.Is === 0 ? (
        'İş yok'
      ) : (
        <Columns component="span" of="minmax(48px, 1fr) auto" gap={8} align="center">
          <Progress height={6} aria-label={`${v.No}: biten iş`} max={v.Is} value={v.Biten} />
          <span className="tnum">
            {v.Biten} / {v.Is}
          </span>
        </Columns>
      ),
  },
  {
    id: 'Planlanan_Tarih',
    header: 'Planlanan',
    width: '140px',
    nowrap: true,
    card: 'line',
    value: (v) => v.Planlanan_Tarih,
    renderCell: (v) =>
      gecikti(v) ? <TwoLines top={tarihYaz(v.Planlanan_Tarih)} bottom="Tarihi geçti" /> : tarihYaz(v.Planlanan_Tarih),
  },
  {
    id: 'Yayin_Zamani',
    header: 'Yayın',
    width: '116px',
    nowrap: true,
    spare: true,
    value: (v) => v.Yayin_Zamani,
    renderCell: (v) => v.Yayin_Zamani && tarihYaz(istanbulGunu(v.Yayin_Zamani)),
  },
  {
    id: 'Durum',
    header: 'Durum',
    width: '132px',
    card: 'chip',
    value: (v) => v.Durum,
    renderCell: (v) => <VersiyonDurumEtiketi ad={v.Durum} durum={v.DurumAnahtar} />,
  },
];

/** Publishing a frozen version in its row, for people who may. */
const yayinSutunu = (yayinla: (Id: number) => void): GridColumn<VersiyonSatiri> => ({
  id: 'Islem',
  header: 'İşlemler',
  width: '104px',
  actions: true,
  value: () => null,
  renderCell: (v) =>
    v.DurumAnahtar === 'donduruldu' && (
      <Button variant="subtle" aria-label={`Yayınla: ${v.Proje} ${v.No}`} onClick={() => yayinla(v.Id)}>
        Yayınla
      </Button>
    ),
});

/** The versions of the person's products, with their progress. */
export default function VersiyonPage() {
  const git = useNavigate();
  const yonetir = useYetkiVar(YETKI.isYonet);
  const yayinlar = useYetkiVar(YETKI.versiyonYayinla);
  const [yeni, setYeni] = useState(false);
  const [yayinlanan, setYayinlanan] = useState<number | null>(null);
  const columns = useMemo(() => (yayinlar ? [...SUTUNLAR, yayinSutunu(setYayinlanan)] : SUTUNLAR), [yayinlar]);
  useYeniIstegi(() => setYeni(yonetir));
  const liste = useListe(oda.versiyonListe, VERSIYON_LISTESI);
  return (
    <>
      <PageHeader
        title="Versiyonlar"
        text="Ürünlerinizin versiyonları: kapsamı, ilerleyişi, yayını."
        actions={
          yonetir && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
              Yeni Versiyon
            </Button>
          )
        }
      />
      <Panel>
        <DataGrid
          name="versiyon"
          label="Versiyonlar"
          columns={columns}
          list={liste.tablo}
          rowKey={(v) => v.Id}
          rowName={(v) => `${v.Proje} ${v.No}`}
          rowTone={(v) => (v.DurumAnahtar === 'iptal' ? 'muted' : undefined)}
          views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
          onOpen={(v) => void git(`/istakibi/versiyonlar/${v.Id}`)}
          empty={{
            icon: <IconPackage size={32} stroke={1.5} />,
            title: 'Kayıt Bulunamadı.',
            text: yonetir
              ? '‘Yeni Versiyon’ ile açabilirsiniz.'
              : 'Ürünlerinizde versiyon yok. Versiyonları, işleri planlayanlar açar.',
          }}
        />
      </Panel>
      {yayinlanan !== null && <VersiyonYayini Id={yayinlanan} onClose={() => setYayinlanan(null)} />}
      {yeni && (
        <VersiyonDialog onClose={() => setYeni(false)} onSaved={(Id) => void git(`/istakibi/versiyonlar/${Id}`)} />
      )}
    </>
  );
}
