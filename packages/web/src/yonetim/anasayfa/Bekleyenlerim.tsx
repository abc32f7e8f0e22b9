import { Button, Flex, Text } from '@mantine/core';
import IconPackage from '~icons/tabler/package';
import { useState } from 'react';
import { Link } from 'react-router';
import { anasayfa } from '../../calls/anasayfa.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Panel } from '../../ui/Panel.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const DemolarDialog = onDemand(() => import('../../musteri/demo/DemolarDialog.tsx'));

/** Rooms whose waiting items open in a window of this page. */
const PENCERELER = { demo: DemolarDialog } as const;
type Pencereli = keyof typeof PENCERELER;
const ACAN: Readonly<Record<Pencereli, string>> = { demo: 'Demoları Aç' };
const pencereli = (oda: string): oda is Pencereli => Object.hasOwn(PENCERELER, oda);

/** These rooms have their own card on this page. */
const YERI_AYRI: ReadonlySet<string> = new Set(['talep', 'mola', 'lisans']);

interface Satir {
  readonly Oda: string;
  readonly Cumle: string;
  readonly Adet: number;
  readonly Yol: string | null;
}
const DEMO_YOK: Satir = { Oda: 'demo', Adet: 0, Cumle: 'Bekleyen demo kurulumunuz yok.', Yol: null };

/**
 * Waiting items of the person, with their links. The demo row is always shown, because its window also has demos that
 * belong to nobody yet.
 */
export function Bekleyenlerim() {
  const { data, error } = useEndpoint(anasayfa.bekleyenlerim, {});
  const [acik, setAcik] = useState<Pencereli | null>(null);
  const bekleyenler: readonly Satir[] = (data?.bekleyenler ?? []).filter((b) => !YERI_AYRI.has(b.Oda));
  const demo = bekleyenler.find((b) => b.Oda === 'demo') ?? (data ? DEMO_YOK : { ...DEMO_YOK, Cumle: '' });
  const Pencere = acik && PENCERELER[acik];
  return (
    <Panel title="Bekleyenlerim" icon={<IconPackage stroke={1.7} />}>
      {error && !data && <Text p="4px 16px 12px">{error.message}</Text>}
      {[demo, ...bekleyenler.filter((b) => b.Oda !== 'demo')].map(({ Oda, Adet, Cumle, Yol }) => (
        <Flex key={Oda} gap="8px 16px" wrap="wrap" align="center" justify="space-between" p="4px 16px 12px">
          <span>{Cumle}</span>
          {pencereli(Oda) ? (
            <Button variant={Oda === 'demo' && Adet > 0 ? 'filled' : 'default'} onClick={() => setAcik(Oda)}>
              {ACAN[Oda]}
            </Button>
          ) : (
            <Button variant="default" component={Link} to={Yol ?? '/'}>
              Aç
            </Button>
          )}
        </Flex>
      ))}
      {Pencere && <Pencere onClose={() => setAcik(null)} />}
    </Panel>
  );
}
