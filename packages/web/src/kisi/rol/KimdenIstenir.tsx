import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { rol as oda } from '../../calls/rol.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { kimdenIstenir } from './yetkiVerenler.ts';

/** Beside a refusal: who can give the right, and where the own rights and their reasons stand. */
export default function KimdenIstenir() {
  const { data } = useEndpoint(oda.yetkiVerenler, {});
  return (
    <Text fz={13} c="dimmed">
      {data && kimdenIstenir(data.kisiler)} <Link to="/yetkilerim">Yetkilerim</Link>
    </Text>
  );
}
