{
  "{{id}}.sheet.count": "Count",
  "{{id}}.sheet.kind": "Type",
  "{{id}}.sheet.kind.homework": "Homework",
  "{{id}}.sheet.kind.lesson": "Lessons",
  "{{id}}.sheet.kind.meeting": "Meetings",
  "{{id}}.sheet.name": "{{titleEn}}",
  "{{id}}.sheet.share": "Share (%)"
}
