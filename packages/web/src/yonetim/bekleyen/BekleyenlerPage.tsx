import type { BekleyenSatiri } from '@masabasi/core/yonetim/bekleyen/contract';
import {
  BEKLEYEN_BOLUMLERI,
  type BekleyenBolumu,
  type BekleyenNedeni,
  bolumde,
} from '@masabasi/core/yonetim/bekleyen/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import IconInbox from '~icons/tabler/inbox';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { bekleyen as oda } from '../../calls/bekleyen.ts';
import { gorev } from '../../calls/gorev.ts';
import { useAdres } from '../../platform/list/adres.ts';
import { useAdrestekiKayit } from '../../platform/list/adresteki.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { OpenButton } from '../../ui/OpenButton.tsx';

const AnalizKaydi = lazy(() => import('../../is/analiz/AnalizKaydi.tsx'));
const GorevKaydi = lazy(() => import('../../is/gorev/GorevKaydi.tsx'));

/** The work to do, in words. */
const YAPILACAK: Readonly<Record<BekleyenNedeni, (tur: BekleyenSatiri['Tur']) => string>> = {
  kabul: () => 'Kararınız',
  atanan: (tur) => (tur === 'analiz' ? 'Analiziniz' : 'İşiniz'),
  test: () => 'Testiniz',
  soru: () => 'Yanıtınız',
};
const BOS: Readonly<Record<BekleyenBolumu, string>> = {
  hepsi: 'İş takibinde sizi bekleyen bir şey yok.',
  kabul: 'Kararınızı bekleyen analiz yok.',
  atanan: 'Size atanmış açık iş ya da analiz yok.',
  test: 'Testinizi bekleyen iş yok.',
  soru: 'Notlarda size sorulup yanıtlanmamış bir şey yok.',
  geciken: 'Termini geçen işiniz yok.',
};

type Acan = (b: BekleyenSatiri) => void;

const sutunlari = (ac: Acan, kapat: Acan): readonly GridColumn<BekleyenSatiri>[] => [
  {
    id: 'No',
    header: 'No',
    width: '88px',
    value: (b) => b.No,
    renderCell: (b) => <span className="tnum">{b.No}</span>,
  },
  {
    id: 'Baslik',
    header: 'Başlık',
    width: '32%',
    card: 'title',
    value: (b) => b.Baslik,
    renderCell: (b) => (
      <TwoLines
        top={<OpenButton onClick={() => ac(b)}>{b.Baslik}</OpenButton>}
        bottom={
          b.Neden === 'soru' ? (
            <Button
              variant="subtle"
              size="compact-xs"
              onClick={() => kapat(b)}
              aria-label={`${b.No}: yanıt gerekmiyor`}
            >
              Yanıt gerekmiyor
            </Button>
          ) : (
            b.Engel !== null && <span className="danger">Takıldı: {b.Engel}</span>
          )
        }
      />
    ),
  },
  { id: 'Proje', header: 'Ürün', card: 'line', value: (b) => b.Proje },
  {
    id: 'Neden',
    header: 'Beklenen',
    width: '136px',
    card: 'line',
    value: (b) => `${YAPILACAK[b.Neden](b.Tur)}${b.Gecikti ? ', gecikti' : ''}`,
  },
  {
    id: 'Durum',
    header: 'Durum',
    width: '152px',
    card: 'chip',
    value: (b) => b.Durum,
    renderCell: (b) => <RenkliAd renk={b.DurumRenk} ad={b.Durum} />,
  },
  {
    id: 'Aciliyet',
    header: 'Aciliyet',
    width: '104px',
    spare: true,
    value: (b) => b.Aciliyet,
    renderCell: (b) => <RenkliAd renk={b.AciliyetRenk} ad={b.Aciliyet} />,
  },
  {
    id: 'Termin',
    header: 'Termin',
    width: '112px',
    nowrap: true,
    value: (b) => b.Termin,
    text: (b) => (b.Termin === null ? '' : tarihYaz(b.Termin)),
    renderCell: (b) => b.Termin && <span className={b.Gecikti ? 'danger' : undefined}>{tarihYaz(b.Termin)}</span>,
  },
  {
    id: 'SonHareket',
    header: 'Son Hareket',
    width: '144px',
    nowrap: true,
    spare: 'wide',
    value: (b) => b.SonHareket,
    text: (b) => zamanYaz(b.SonHareket),
  },
];

const bolumu = (yazi: string | null): BekleyenBolumu =>
  yazi !== null && Object.hasOwn(BEKLEYEN_BOLUMLERI, yazi) ? (yazi as BekleyenBolumu) : 'hepsi';

/** The inbox of work tracking: items that wait for the person's decision, work or test, completed on this page. */
export default function BekleyenlerPage() {
  const [adres, setAdres] = useAdres();
  const { data, error, refetch, isFetching } = useEndpoint(oda.bekleyenListe, {});
  const bolum = bolumu(adres.get('bolum'));
  const [is, gorevAc] = useAdrestekiKayit('is');
  const [analiz, analizAc] = useAdrestekiKayit('analiz');
  const ac: Acan = useCallback((b) => (b.Tur === 'gorev' ? gorevAc : analizAc)(b.Id), [gorevAc, analizAc]);
  const { mutate: soruyuKapat } = useAction(gorev.gorevSoruKapat);
  const columns = useMemo(() => sutunlari(ac, (b) => soruyuKapat({ Id: b.Id })), [ac, soruyuKapat]);
  const rows = useMemo(() => data?.bekleyenlist.filter((b) => bolumde(b, bolum)), [data, bolum]);
  const tablo = (
    <Panel>
      <DataGrid
        name="bekleyen"
        label="Bekleyenler"
        columns={columns}
        rows={rows}
        error={error}
        onRetry={() => void refetch()}
        busy={isFetching && data === undefined}
        rowKey={(b) => `${b.Tur} ${b.Id} ${b.Neden}`}
        rowName={(b) => `${b.No} ${b.Baslik}`}
        onOpen={ac}
        rowTone={(b) => (b.Gecikti ? 'danger' : undefined)}
        empty={{ icon: <IconInbox size={32} stroke={1.5} />, title: 'Bekleyen Yok', text: BOS[bolum] }}
      />
    </Panel>
  );
  return (
    <>
      <PageHeader
        title="Bekleyenler"
        text="Kararınızı, elinizden çıkmayı, testinizi ya da yanıtınızı bekleyen analizler ve işler; önce geciken ve acil olanlar."
      />
      <Tabs
        label="Bekleyen bölümleri"
        value={bolum}
        onChange={(b) => setAdres(b === 'hepsi' ? '' : `bolum=${b}`, { replace: true })}
        tabs={Object.entries(BEKLEYEN_BOLUMLERI).map(([value, label]) => ({
          value,
          label,
          quantity: data && sayiYaz(data.bekleyenlist.filter((b) => bolumde(b, value as BekleyenBolumu)).length),
          content: tablo,
        }))}
      />
      <Suspense fallback={null}>
        {is !== null && (
          <GorevKaydi key={is} Id={is} onAc={gorevAc} peek={{ onOpen: gorevAc, onClose: () => gorevAc(null) }} />
        )}
        {analiz !== null && (
          <AnalizKaydi
            key={analiz}
            Id={analiz}
            onAc={analizAc}
            peek={{ onOpen: analizAc, onClose: () => analizAc(null) }}
          />
        )}
      </Suspense>
    </>
  );
}
