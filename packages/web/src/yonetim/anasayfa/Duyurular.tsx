import { Box, Text } from '@mantine/core';
import IconSpeakerphone from '~icons/tabler/speakerphone';
import { duyuru } from '../../calls/duyuru.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { DuyuruMetni } from '../duyuru/DuyuruMetni.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './Duyurular.module.css';
import { Liste } from './Liste.tsx';

/** Announcements valid today. */
export function Duyurular() {
  const okunan = useEndpoint(duyuru.getDuyurular, {});
  const goruldu = useAction(duyuru.duyuruGoruldu);
  return (
    <Panel title="Duyurular" icon={<IconSpeakerphone stroke={1.7} />}>
      <Liste of={okunan} satirlar={okunan.data?.duyurular} anahtar={(d) => d.Id} bos="Şu anda duyuru yok.">
        {(d) => (
          <Box component="article" pt={8} pb={12} px={0}>
            {/* A read announcement shows only its title, and can be opened again. */}
            <details open={!d.Goruldu}>
              <summary className={css.ust} onClick={() => !d.Goruldu && goruldu.mutate({ Id: d.Id })}>
                <Text component="h3" fz={14} lh="20px" fw={600} className="anywhere">
                  {d.Baslik}
                </Text>
                {d.Onemli === 1 && !d.Goruldu && <Chip tone="warn">Önemli</Chip>}
              </summary>
              <DuyuruMetni duyuru={d} />
            </details>
          </Box>
        )}
      </Liste>
    </Panel>
  );
}
