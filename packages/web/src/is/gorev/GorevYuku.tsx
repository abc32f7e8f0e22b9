import { Stack, Text } from '@mantine/core';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { gunAyYaz } from '@masabasi/core/platform/time/tarih';
import { gorev as oda } from '../../calls/gorev.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import type { Listem } from '../../platform/list/liste.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { ListTools } from '../../ui/ListTools.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { ShareBar } from '../../ui/ShareBar.tsx';

type Kisi = Basari<typeof oda.gorevYuk>['kisiler'][number];
type Hafta = Kisi['haftalar'][number];

const saati = (saat: number): string => `${sayiYaz(Math.round(saat))} sa`;

/** Planned hours of a week against the available hours. More than available is marked in words, too. */
function HaftaYuku({ Is, Saat, Kapasite }: Hafta) {
  const fazla = Saat > Kapasite;
  return (
    <Stack gap={2} className="tnum nowrap">
      <Text span c={fazla ? 'var(--danger)' : undefined} fw={fazla ? 600 : undefined}>
        {saati(Saat)} / {saati(Kapasite)}
        {fazla && <span className="visually-hidden">, saatlerinden fazla</span>}
      </Text>
      <ShareBar
        h={6}
        bg="var(--line)"
        color={fazla ? 'var(--danger)' : undefined}
        share={(100 * Saat) / Math.max(Kapasite, Saat, 1)}
      />
      <Text span fz={12} c="dimmed">
        {Is === 0 ? 'iş yok' : `${sayiYaz(Is)} iş`}
      </Text>
    </Stack>
  );
}

/** Remaining work by person and week, beside their available hours. */
export default function GorevYuku({ liste }: { readonly liste: Listem<typeof oda.gorevListe> }) {
  const { sirala: _sirala, ...suzgec } = liste.gorunum;
  const { data, error, refetch } = useEndpoint(oda.gorevYuk, suzgec, { keepPrevious: true });
  const columns: readonly Column<Kisi>[] = [
    { key: 'Ad', header: 'Kişi', renderCell: (k) => k.Ad },
    ...(data?.haftalar ?? []).map((h, n) => ({
      key: h.Ilk,
      header: n === 0 ? 'Bu hafta' : `${gunAyYaz(h.Ilk)} haftası`,
      width: '128px',
      renderCell: (k: Kisi) => <HaftaYuku {...k.haftalar[n]!} />,
    })),
    {
      key: 'Sonra',
      header: 'Sonra ya da terminsiz',
      width: '150px',
      renderCell: (k) => (
        <Stack gap={2} className="tnum nowrap">
          <span>{saati(k.SonraSaat)}</span>
          <Text span fz={12} c="dimmed">
            {sayiYaz(k.SonraIs)} iş{k.Tahminsiz > 0 && `, ${sayiYaz(k.Tahminsiz)} tahminsiz`}
          </Text>
        </Stack>
      ),
    },
  ];
  return (
    <Panel>
      <ListTools label="İş yükü" list={liste.tablo} views={<SuzgecMenusu gorunumler={liste.gorunumler} />} />
      <Text px={16} mb={8} fz={13} c="dimmed">
        Kalan tahmini saatler, terminlerinin haftasında; yanında izinler ve tatiller düşülmüş çalışma saatleri.
      </Text>
      <Table
        label="İş yükü"
        columns={columns}
        rows={data?.kisiler}
        rowKey={(k) => k.Id}
        error={error}
        onRetry={() => void refetch()}
        empty="Bu süzgeçle kimsenin kalan işi yok."
      />
    </Panel>
  );
}
