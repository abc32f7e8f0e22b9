import { Text } from '@mantine/core';
import { YERSIZLER } from '@masabasi/core/is/gorev/cizelge';
import type { CizelgeSatiri } from '@masabasi/core/is/gorev/satirlar';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { useMemo } from 'react';
import { gorev as oda } from '../../calls/gorev.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import type { Listem } from '../../platform/list/liste.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { Gantt, type GanttColumn } from '../../ui/Gantt.tsx';
import type { GanttLink, GanttRow, GanttScale } from '../../ui/GanttChart.tsx';
import { ListTools } from '../../ui/ListTools.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ViewSwitch } from '../../ui/ViewSwitch.tsx';

interface Satir extends GanttRow {
  readonly durum: string;
  readonly bitis: string;
  readonly termin: string;
}

const OLCEKLER = [
  { value: 'gun', label: 'Gün' },
  { value: 'hafta', label: 'Hafta' },
  { value: 'ay', label: 'Ay' },
];

const SUTUNLAR: readonly GanttColumn<Satir>[] = [
  { key: 'durum', header: 'Durum', width: 118, renderCell: (r) => r.durum },
  {
    key: 'bitis',
    header: 'Biter',
    width: 92,
    renderCell: (r) => (
      <Text span c={r.late ? 'var(--danger)' : undefined} fw={r.late ? 600 : undefined}>
        {r.bitis}
      </Text>
    ),
  },
  { key: 'termin', header: 'Termin', width: 92, renderCell: (r) => r.termin },
];

const testte = (g: CizelgeSatiri) => g.DurumAnahtar === 'testbekliyor' || g.DurumAnahtar === 'testte';

/** A task as a row: its days, or the reason that they are unknown. */
function isSatiri(g: CizelgeSatiri, ac: (id: number) => void): Satir {
  const span = g.Baslama !== null && g.Bitis !== null ? { from: g.Baslama, to: g.Bitis } : null;
  const late = g.Termin !== null && g.Bitis !== null && g.Bitis > g.Termin;
  const gunleri = span ? `${tarihYaz(span.from)} – ${tarihYaz(span.to)}` : '';
  const ne = g.Neden === null ? gunleri : YERSIZLER[g.Neden];
  const terminli = g.Termin === null ? '' : `, termini ${tarihYaz(g.Termin)}${late ? ', yetişmiyor' : ''}`;
  return {
    key: g.Id,
    level: 1,
    name: `${g.No} ${g.Baslik}`,
    span,
    kind: 'bar',
    progress: testte(g) ? 1 : g.Tahmini_Sure && g.Kalan !== null ? 1 - g.Kalan / g.Tahmini_Sure : 0,
    due: g.Termin,
    late,
    label: `${g.Durum}${g.Engel === null ? '' : ', takıldı'}, ${ne}${terminli}`,
    open: () => ac(g.Id),
    durum: g.Engel === null ? g.Durum : 'Takıldı',
    bitis: testte(g) ? '' : g.Neden === null && span ? tarihYaz(span.to) : g.Neden === null ? '' : '?',
    termin: g.Termin === null ? '' : tarihYaz(g.Termin),
  };
}

/** The tasks of a person, below a row that covers all of them. */
function kisiSatirlari(bunlar: readonly CizelgeSatiri[], ac: (id: number) => void): Satir[] {
  const { AtananId, Atanan } = bunlar[0]!;
  const isler = bunlar.map((g) => isSatiri(g, ac));
  const gunler = isler.flatMap((r) => (r.span ? [r.span] : []));
  const son = gunler
    .map((g) => g.to)
    .toSorted()
    .at(-1);
  const yetismeyen = isler.filter((r) => r.late).length;
  const adet = `${sayiYaz(isler.length)} iş${yetismeyen > 0 ? `, ${sayiYaz(yetismeyen)} yetişmiyor` : ''}`;
  return [
    {
      // Negative, because tasks have the positive keys.
      key: -(AtananId ?? 0) - 1,
      level: 0,
      name: Atanan ?? 'Kimseye atanmamış',
      span: son === undefined ? null : { from: gunler.map((g) => g.from).toSorted()[0]!, to: son },
      kind: 'summary',
      label: adet,
      durum: adet,
      bitis: '',
      termin: '',
    },
    ...isler,
  ];
}

/** The forecast of the remaining tasks: each person's tasks in sequence, over their working days. */
export default function GorevCizelgesi({
  liste,
  onAc,
}: {
  readonly liste: Listem<typeof oda.gorevListe>;
  readonly onAc: (id: number) => void;
}) {
  const { sirala: _sirala, ...suzgec } = liste.gorunum;
  const cizelge = useEndpoint(oda.gorevCizelge, suzgec, { keepPrevious: true });
  const { data } = cizelge;
  const satirlar = useMemo(
    () => [...Map.groupBy(data?.isler ?? [], (g) => g.AtananId).values()].flatMap((b) => kisiSatirlari(b, onAc)),
    [data?.isler, onAc],
  );
  const baglar = useMemo(
    () => (data?.isler ?? []).flatMap((g) => g.Beklenenler.map((b): GanttLink => ({ from: b, to: g.Id, kind: 'FS' }))),
    [data?.isler],
  );
  const tatiller = useMemo(() => new Set(data?.tatiller), [data?.tatiller]);
  const yetismeyen = satirlar.filter((r) => r.level > 0 && r.late).length;
  const belirsiz = data?.isler.filter((g) => g.Neden !== null).length ?? 0;
  return (
    <Panel>
      <ListTools
        label="Çizelge"
        list={liste.tablo}
        views={
          <>
            <ViewSwitch
              label="Ölçek"
              value={liste.bakis('olcek')}
              onChange={(olcek) => liste.bak({ olcek })}
              options={OLCEKLER}
            />
            <SuzgecMenusu gorunumler={liste.gorunumler} />
          </>
        }
      />
      <Text pb={8} px={16} fz={13} c="dimmed">
        Kişilerin işleri sırayla, çalıştıkları günlere: başlanmış olan, termini yakın olan, acil olan önce.{' '}
        {yetismeyen > 0 && <strong className="danger">{sayiYaz(yetismeyen)} iş terminine yetişmiyor.</strong>}{' '}
        {belirsiz > 0 && `${sayiYaz(belirsiz)} işin günü belli değil.`}{' '}
        {data &&
          data.Toplam > data.isler.length &&
          `${sayiYaz(data.Toplam)} işin ilk ${data.isler.length} tanesi; süzerek daraltınız.`}
      </Text>
      <Read of={cizelge} rows={8} label="Çizelge hazırlanıyor...">
        {() =>
          satirlar.length === 0 ? (
            <EmptyState title="Bu süzgeçle yapılacak ya da test edilen iş yok." />
          ) : (
            <Gantt
              label="İşlerin günleri"
              corner="Kişi ve iş"
              columns={SUTUNLAR}
              rows={satirlar}
              links={baglar}
              scale={liste.bakis('olcek') as GanttScale}
              today={istanbulGunu(simdi())}
              holidays={tatiller}
              busy={cizelge.isFetching}
            />
          )
        }
      </Read>
    </Panel>
  );
}
