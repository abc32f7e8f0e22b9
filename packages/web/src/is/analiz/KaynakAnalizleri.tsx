import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { Button, Flex, Stack, Text } from '@mantine/core';
import IconReport from '~icons/tabler/report';
import { useState } from 'react';
import { Link } from 'react-router';
import { analiz as oda } from '../../calls/analiz.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useBen } from '../../platform/session/oturum.ts';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import type { AnalizKaynakBilgisi } from './AnalizDialog.tsx';

const AnalizBaglaDialog = onDemand(() => import('./AnalizBaglaDialog.tsx'));
const AnalizDialog = onDemand(() => import('./AnalizDialog.tsx'));

export interface KaynakAnalizleriProps {
  readonly kaynak: AnalizKaynakBilgisi;
}

/**
 * The analyses to which a ticket or a request is linked, with buttons to link one. Only for people who have the
 * analysis page.
 */
export function KaynakAnalizleri({ kaynak }: KaynakAnalizleriProps) {
  const { acar } = useBen();
  return SAYFA.analiz.some((yol) => acar(yol)) ? <Analizleri kaynak={kaynak} /> : null;
}

function Analizleri({ kaynak }: KaynakAnalizleriProps) {
  const { GorusmeId, WebistekId } = kaynak;
  const { data } = useEndpoint(oda.kaynaginAnalizleri, { GorusmeId, WebistekId });
  const [acik, setAcik] = useState<'bagla' | 'yeni' | null>(null);
  const kapat = () => setAcik(null);
  const bos = data?.analizler.length === 0;
  const dugmeler = (
    <Flex gap={8} wrap="wrap">
      <Button variant="default" size="compact-sm" onClick={() => setAcik('bagla')}>
        Analize Bağla
      </Button>
      <Button variant="default" size="compact-sm" onClick={() => setAcik('yeni')}>
        Yeni Analiz
      </Button>
    </Flex>
  );
  return (
    // Without an analysis the panel is its heading alone.
    <Panel title="Analizler" icon={<IconReport />} padded={!bos} actions={bos && dugmeler}>
      {data && !bos && (
        <Stack gap={12}>
          <PlainList gap={8} aria-label="Bağlı analizler">
            {data.analizler.map((a) => (
              <Flex key={a.Id} component="li" gap="4px 12px" wrap="wrap" align="center">
                <Link to={`${SAYFA.analiz[0]}/${a.Id}`}>{a.No}</Link>
                <Text span flex="1 1 220px" miw={0} className="anywhere">
                  {a.Baslik}
                </Text>
                <RenkliAd renk={a.DurumRenk} ad={a.Durum} />
              </Flex>
            ))}
          </PlainList>
          {dugmeler}
        </Stack>
      )}
      {acik === 'bagla' && <AnalizBaglaDialog kaynak={kaynak} onClose={kapat} />}
      {acik === 'yeni' && <AnalizDialog kaynak={kaynak} onClose={kapat} />}
    </Panel>
  );
}
