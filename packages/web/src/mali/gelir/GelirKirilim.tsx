import type { GelirKirilimi } from '@masabasi/core/mali/gelir/contract';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { useGelirAdresi } from './gelirAdresi.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { ShareBar } from '../../ui/ShareBar.tsx';

/** Rows before a person asks for all. */
const ILKLER = 10;

export interface GelirKirilimProps {
  readonly baslik: string;
  readonly satirlar: readonly GelirKirilimi[];
  /** Name of the part without a name. */
  readonly adsiz?: string;
  readonly git: ReturnType<typeof useGelirAdresi>['satirlar'];
  readonly adres: (k: GelirKirilimi) => Readonly<Record<string, string | number | null>>;
}

/** Income by one criterion, the largest part first, each with its share as a bar. */
export function GelirKirilim({ baslik, satirlar, adsiz = '', adres, git }: GelirKirilimProps) {
  const [hepsi, setHepsi] = useState(false);
  // A bar is a share of the largest amount in its currency: two currencies are not compared.
  const enCok = new Map<string, number>();
  for (const k of satirlar) enCok.set(k.Birim, Math.max(1, enCok.get(k.Birim) ?? 1, k.Matrah));
  return (
    <Panel title={baslik}>
      <Table
        compact
        label={baslik}
        rows={hepsi ? satirlar : satirlar.slice(0, ILKLER)}
        rowKey={(k) => `${k.Birim} ${k.Id}`}
        empty="Bu dönemde kesilen fatura yok."
        columns={[
          {
            key: 'Ad',
            header: 'Ad',
            renderCell: (k) => (
              <>
                {k.Ad || adsiz}
                <ShareBar h={4} mt={4} share={(100 * Math.max(0, k.Matrah)) / enCok.get(k.Birim)!} />
              </>
            ),
          },
          {
            key: 'Adet',
            header: 'Fatura',
            width: '68px',
            align: 'right',
            renderCell: (k) => sayiYaz(k.Adet),
          },
          {
            key: 'Matrah',
            header: 'Kesilen',
            width: '136px',
            align: 'right',
            nowrap: true,
            renderCell: (k) => (
              <Link
                className="tnum"
                to={git({ ne: 'kesilen', birim: k.Birim, ...adres(k) })}
                aria-label={`${k.Ad || adsiz}: ${paraYaz(kurus(k.Matrah), k.Birim)}`}
              >
                {paraYaz(kurus(k.Matrah), k.Birim)}
              </Link>
            ),
          },
        ]}
      />
      {satirlar.length > ILKLER && (
        <Box className="line-above" pt={6} pb={8} px={8}>
          <Button variant="subtle" size="compact-sm" aria-expanded={hepsi} onClick={() => setHepsi(!hepsi)}>
            {hepsi ? `İlk ${ILKLER}` : `Tümü (${sayiYaz(satirlar.length)})`}
          </Button>
        </Box>
      )}
    </Panel>
  );
}
