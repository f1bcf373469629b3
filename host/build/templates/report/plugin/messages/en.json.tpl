{
  "{{id}}.count": "Count",
  "{{id}}.days": "Time",
  "{{id}}.empty": "No data for this time",
  "{{id}}.kind": "Type",
  "{{id}}.kind.homework": "Homework",
  "{{id}}.kind.lesson": "Lessons",
  "{{id}}.kind.meeting": "Meetings",
  "{{id}}.lastDays": "Last {days} days",
  "{{id}}.menu": "{{titleEn}}",
  "{{id}}.note": "Last {days} days, {total, number} in all",
  "{{id}}.permission.teacher": "Use {{titleEn}}",
  "{{id}}.print": "Print",
  "{{id}}.share": "Share",
  "{{id}}.title": "{{titleEn}}"
}
