import { duyuru } from '@masabasi/core/duyuru/contract';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useEndpoint } from '../api.ts';
import { DuyuruMetni } from '../duyuru/DuyuruMetni.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Panel } from '../ui/Panel.tsx';
import css from './Duyurular.module.css';
import { Liste } from './Liste.tsx';

/** Announcements that are valid today. */
export function Duyurular() {
  const { data, error, refetch } = useEndpoint(duyuru.getDuyurular, {});
  return (
    <Panel title="Duyurular" icon={<IconSpeakerphone stroke={1.7} />}>
      <Liste
        satirlar={data?.duyurular}
        anahtar={(d) => d.Id}
        hata={error}
        onYenidenDene={() => void refetch()}
        bos="Şu anda duyuru yok."
      >
        {(d) => (
          <article className={css.duyuru}>
            <div className={css.ust}>
              <h3>{d.Baslik}</h3>
              {d.Onemli === 1 && <Chip tone="warn">Önemli</Chip>}
            </div>
            <DuyuruMetni duyuru={d} />
          </article>
        )}
      </Liste>
    </Panel>
  );
}
