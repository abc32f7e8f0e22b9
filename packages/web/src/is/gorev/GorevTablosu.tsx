import type { GorevSatiri } from '@masabasi/core/is/gorev/satirlar';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import IconChecklist from '~icons/tabler/checklist';
import { useMemo } from 'react';
import { gorev as oda } from '../../calls/gorev.ts';
import { useAction } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import type { Listem } from '../../platform/list/liste.ts';
import { useSecilenler } from '../../platform/list/secim.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { GorevTopluIslemleri } from './GorevTopluIslemleri.tsx';

export interface GorevTablosuProps {
  readonly liste: Listem<typeof oda.gorevListe>;
  readonly onAc: (Id: number) => void;
}

/** Urgencies that need attention first. Only these have a colour. */
const ONDE = new Set<GorevSatiri['AciliyetRenk']>(['turuncu', 'kirmizi']);

const sutunlari = (ac: (Id: number) => void): readonly GridColumn<GorevSatiri>[] => [
  {
    id: 'No',
    header: 'No',
    width: '88px',
    value: (g) => g.No,
    renderCell: (g) => <span className="tnum">{g.No}</span>,
  },
  {
    id: 'Baslik',
    header: 'Başlık',
    width: '30%',
    card: 'title',
    value: (g) => g.Baslik,
    renderCell: (g) => (
      <TwoLines
        top={
          <RecordLink to={kayitYolu(SAYFA.isler[0], g.Id)} onOpen={() => ac(g.Id)} className="truncate">
            {g.Baslik}
          </RecordLink>
        }
        bottom={g.Engel === null ? g.IsTur : <span className="danger">Takıldı: {g.Engel}</span>}
      />
    ),
  },
  {
    id: 'Proje',
    header: 'Ürün',
    card: 'line',
    value: (g) => g.Proje,
    renderCell: (g) => <TwoLines top={g.Proje} bottom={g.Versiyon} />,
  },
  {
    id: 'AciliyetSira',
    header: 'Aciliyet',
    width: '96px',
    spare: true,
    value: (g) => g.AciliyetSira,
    text: (g) => g.Aciliyet,
    renderCell: (g) => (ONDE.has(g.AciliyetRenk) ? <RenkliAd renk={g.AciliyetRenk} ad={g.Aciliyet} /> : g.Aciliyet),
  },
  {
    id: 'Atanan',
    header: 'Atanan',
    width: '16%',
    card: 'line',
    value: (g) => g.Atanan,
    renderCell: (g) => <TwoLines top={g.Atanan ?? 'Atanmamış'} bottom={g.Testci && `Test: ${g.Testci}`} />,
  },
  {
    id: 'Termin',
    header: 'Termin',
    width: '108px',
    nowrap: true,
    spare: true,
    value: (g) => g.Termin,
    renderCell: (g) =>
      g.Termin && (
        <span className={g.Gecikti ? 'danger' : undefined}>
          {tarihYaz(g.Termin)}
          {g.Gecikti && <span className="visually-hidden">, gecikti</span>}
        </span>
      ),
  },
  {
    id: 'Durum',
    header: 'Durum',
    width: '148px',
    card: 'chip',
    value: (g) => g.Durum,
    renderCell: (g) => <RenkliAd renk={g.DurumRenk} ad={g.Durum} />,
  },
  {
    id: 'SonHareket',
    header: 'Son Hareket',
    width: '144px',
    nowrap: true,
    spare: 'wide',
    value: (g) => g.SonHareket,
    renderCell: (g) => zamanYaz(g.SonHareket),
  },
];

const kimligi = (g: GorevSatiri) => g.Id;

/** Tasks, one a line. Several can be selected for bulk acts. */
export function GorevTablosu({ liste, onAc }: GorevTablosuProps) {
  const aktar = useAction(oda.gorevAktar, { onSuccess: (cevap) => dosyayiIndir(cevap) });
  const { secilenler, sec } = useSecilenler(liste.tablo.rows, kimligi);
  const columns = useMemo(() => sutunlari(onAc), [onAc]);
  return (
    <Panel>
      <DataGrid
        name="gorev"
        label="İşler"
        columns={columns}
        list={liste.tablo}
        rowKey={kimligi}
        rowName={(g) => `${g.No} ${g.Baslik}`}
        selection="multi"
        selected={secilenler.map(kimligi)}
        onSelect={sec}
        bulk={<GorevTopluIslemleri secilenler={secilenler} onSec={sec} />}
        views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
        onExport={() => aktar.mutate(liste.gorunum)}
        exporting={aktar.isPending}
        empty={{
          icon: <IconChecklist size={32} stroke={1.5} />,
          title: 'Kayıt Bulunamadı.',
          text: 'Bu bölümde iş yok. ‘Yeni İş’ ile açabilirsiniz.',
        }}
      />
    </Panel>
  );
}
