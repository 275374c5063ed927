import { fireEvent, screen } from '@testing-library/react';
import { selectDownlines } from '../../../machines/agents/agentCentre/agentCentre.selectors';
import { cases } from '../../../machines/agents/downlines/downlines.cases';
import { downlinesMachine } from '../../../machines/agents/downlines/downlines.machine';
import type {
  Downline,
  DownlineFilter,
  DownlinePath,
} from '../../../machines/agents/downlines/downlines.types';
import { Team } from '../../../src/features/agents/agentCentre/Team';
import { recordPorts, walkRecords } from '../../support/recordWalk';
import { runningIn } from '../../support/runningIn';
import { openCentre } from './agentCentre.world';

const start = async () => {
  const ports = recordPorts<Downline, DownlineFilter, DownlinePath>();
  const downlines = downlinesMachine.provide({
    actors: { loadRecords: ports.loadRecords.logic, exportRecords: ports.exportRecords.logic },
  });
  const centre = await openCentre('downlineManagmentView', { downlines }, (ref) => (
    <Team centre={ref} symbol="K" openerRef={{ current: null }} />
  ));
  return {
    ports,
    records: runningIn(selectDownlines(centre.getSnapshot())),
    stop: () => centre.stop(),
  };
};

walkRecords({
  cases,
  start,
  chooseFilter: () =>
    void fireEvent.change(screen.getByRole('searchbox', { name: 'Search the whole team' }), {
      target: { value: 'down' },
    }),
  table: /^(Team of|Found in the whole team)/,
  row: /downline/,
  none: /^Nobody in the team has this name/,
});
