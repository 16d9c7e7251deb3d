// Runs the unit and app tests one year ahead and in another time zone, so that none depends on the current date or place.
import { runVitest } from './runVitest.mjs';

runVitest(['--project=unit', '--project=app'], { TEST_CLOCK_AHEAD_DAYS: '365', TZ: 'Pacific/Auckland' });
