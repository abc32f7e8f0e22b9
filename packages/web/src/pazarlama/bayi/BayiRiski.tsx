import { Box, Stack, Text } from '@mantine/core';
import { kurus, type Kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { riskToplami } from '@masabasi/core/pazarlama/teklif/bayi';
import type { BayiRiskKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import IconShieldHalf from '~icons/tabler/shield-half';
import { Link } from 'react-router';
import { teklif as oda } from '../../calls/teklif.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { Tiles } from '../../ui/Tiles.tsx';

const lira = (n: Kurus) => paraYaz(n, 'TRY');

interface Satir {
  readonly Id: number;
  readonly No: string;
  readonly MusteriId: number;
  readonly Musteri: string;
  readonly Tarih: string;
  readonly Tutar: Kurus;
  /** Absent when the reader may not open it. */
  readonly yol: string | null;
}
const SUTUNLAR: readonly Column<Satir>[] = [
  {
    key: 'No',
    header: 'No',
    width: '180px',
    renderCell: (s) => (s.yol === null ? s.No : <Link to={s.yol}>{s.No}</Link>),
  },
  { key: 'Musteri', header: 'Müşteri', renderCell: (s) => <MusteriBagi Id={s.MusteriId} ad={s.Musteri} /> },
  { key: 'Tarih', header: 'Tarih', width: '120px', renderCell: (s) => tarihYaz(s.Tarih) },
  {
    key: 'Tutar',
    header: 'Tutar (₺)',
    width: '150px',
    align: 'right',
    nowrap: true,
    renderCell: (s) => <span className="tnum">{lira(s.Tutar)}</span>,
  },
];

/** A sum that opens its rows. */
const Kalem = ({
  ad,
  toplam,
  satirlar,
}: {
  readonly ad: string;
  readonly toplam: Kurus;
  readonly satirlar: readonly Satir[];
}) => (
  <details>
    <Text component="summary" py={4} fw={500}>
      {ad}: <span className="tnum">{lira(toplam)}</span>
    </Text>
    <Table
      label={ad}
      rows={satirlar}
      rowKey={(s) => s.Id}
      columns={SUTUNLAR}
      empty={<EmptyState compact title="Kayıt yok." />}
    />
  </details>
);

function Rakamlar({ r }: { readonly r: BayiRiskKarti }) {
  const maliGorur = useYetkiVar(YETKI.maliGor);
  const teklifGorur = useYetkiVar(YETKI.teklifGor);
  const risk = riskToplami(r);
  const kalan = r.Limit === null ? null : kurus(r.Limit - risk);
  return (
    <Stack gap={16}>
      <Tiles
        label="Risk ve limit"
        tiles={[
          { label: 'Risk', value: lira(risk) },
          { label: 'Limit', value: r.Limit === null ? (r.KosulVar ? 'Sınırsız' : 'Yazılmamış') : lira(r.Limit) },
          ...(kalan === null
            ? []
            : [kalan < 0 ? { label: 'Aşan', value: lira(kurus(0 - kalan)) } : { label: 'Kalan', value: lira(kalan) }]),
        ]}
      />
      {r.Limit !== null && r.Limit > 0 && (
        <Box __vars={risk > r.Limit ? { '--accent-fill': 'var(--danger)' } : undefined}>
          <ProgressBar
            label={risk > r.Limit ? 'Limit aşıldı' : 'Limitin dolan kısmı'}
            value={Math.round((100 * risk) / r.Limit)}
          />
        </Box>
      )}
      <Kalem
        ad="Müşterilerinin açık faturaları"
        toplam={r.Fatura}
        satirlar={r.faturalar.map((f) => ({
          ...f,
          yol: maliGorur ? `${SAYFA.fatura[f.Tur === 'efatura' ? 0 : 1]}/${f.Id}` : null,
        }))}
      />
      <Kalem
        ad="Kabul edilmiş, faturalanmamış teklifleri"
        toplam={r.Teklif}
        satirlar={r.teklifler.map((t) => ({ ...t, yol: teklifGorur ? `${SAYFA.teklif[0]}?teklif=${t.Id}` : null }))}
      />
      {r.Gorunmeyen > 0 && (
        <Text
          fz={12}
          c="dimmed"
        >{`${lira(r.Gorunmeyen)} listede görünmeyen kayıtlardadır: çalışmadığınız ürünlerin ya da sıraya sığmayanlar.`}</Text>
      )}
    </Stack>
  );
}

/** Risk of a dealer, its limit, and the sums behind the risk; for people who may see its terms. */
export function BayiRiski({ bayiId }: { readonly bayiId: number }) {
  const sonuc = useEndpoint(oda.teklifBayiRiski, { BayiId: bayiId }, { refetchOnMount: 'always' });
  return (
    <Panel title="Risk" icon={<IconShieldHalf />} padded>
      <Read of={sonuc} rows={4}>
        {({ risk }) => <Rakamlar r={risk} />}
      </Read>
    </Panel>
  );
}
