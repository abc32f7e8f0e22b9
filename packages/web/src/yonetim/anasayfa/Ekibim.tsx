import { Stack, Text } from '@mantine/core';
import { panoSayilari } from '@masabasi/core/mesai/mola/rules';
import IconUsersGroup from '~icons/tabler/users-group';
import { Link } from 'react-router';
import { PanoOzeti } from '../../mesai/mola/PanoOzeti.tsx';
import { useKullanici } from '../../platform/session/oturum.ts';
import { usePano } from '../../mesai/pano/pano.ts';
import { useSimdi } from '../../platform/call/sunucuSaati.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The present whereabouts of the people in my departments. */
export default function Ekibim() {
  const { SorumluDepartmanlar } = useKullanici();
  const pano = usePano(SorumluDepartmanlar.map((Id) => ({ Id })));
  const an = useSimdi(60);
  const satirlar = pano.data?.flatMap((d) => d.molalist);
  return (
    <Panel
      title="Ekibim"
      icon={<IconUsersGroup stroke={1.7} />}
      actions={satirlar && <span className="tnum">{satirlar.length} kişi</span>}
    >
      <Stack gap={8} px={16} pb={12}>
        {pano.error && !satirlar && <Text>{pano.error.message}</Text>}
        {!pano.error && !satirlar && <Skeleton width="80%" />}
        {satirlar && <PanoOzeti sayilar={panoSayilari(satirlar, an)} />}
        <Text component={Link} fz={13} to="/personel/mola">
          Mola panosu
        </Text>
      </Stack>
    </Panel>
  );
}
