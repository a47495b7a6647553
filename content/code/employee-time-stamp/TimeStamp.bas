Option Explicit

' Three buttons, In, Break and Out, on a sheet "Stamp"; every press adds one row to the sheet "Log".
' Stamp!B2 holds the person. Log has the columns Person, Kind, Time, Source and Reason.
' Nothing in the log is ever overwritten: a correction is a new row.

Private Const LogSheet As String = "Log"
Private Const StampSheet As String = "Stamp"
Private Const PersonCell As String = "B2"
Private Const FirstRow As Long = 2
Private Const PersonColumn As Long = 1
Private Const KindColumn As Long = 2
Private Const TimeColumn As Long = 3
Private Const SourceColumn As Long = 4
Private Const ReasonColumn As Long = 5
' A shift counts as forgotten this long after its last stamp, so that a night shift does not.
Private Const ForgottenHours As Double = 16

Public Sub StampIn()
    Stamp "In"
End Sub

Public Sub StampBreak()
    Stamp "Break"
End Sub

Public Sub StampOut()
    Stamp "Out"
End Sub

Private Sub Stamp(ByVal kind As String)
    Dim person As String
    Dim last As Long
    Dim reason As String

    person = Trim(CStr(Worksheets(StampSheet).Range(PersonCell).Value))
    If person = vbNullString Then
        MsgBox "Choose a name first.", vbExclamation
        Exit Sub
    End If
    If ClockRunsBackwards() Then
        MsgBox "The clock of this computer is behind the last row of the log.", vbExclamation
        Exit Sub
    End If

    last = LastRowOf(person)
    If IsForgotten(last) Then
        If Not CorrectForgotten(person, last) Then Exit Sub
        last = LastRowOf(person)
    End If
    reason = WhyRefused(last, kind)
    If reason <> vbNullString Then
        MsgBox reason, vbExclamation
        Exit Sub
    End If
    AppendRow person, kind, Now, "stamp", vbNullString
End Sub

' Someone who is in cannot clock in again, and only someone who is in can go on a break.
Private Function WhyRefused(ByVal last As Long, ByVal kind As String) As String
    Dim before As String

    before = "Out"
    If last > 0 Then before = CStr(Worksheets(LogSheet).Cells(last, KindColumn).Value)
    Select Case kind
        Case "In"
            If before = "In" Then WhyRefused = "Already clocked in."
        Case "Break"
            If before <> "In" Then WhyRefused = "A break begins while clocked in."
        Case "Out"
            If before = "Out" Then WhyRefused = "Not clocked in."
    End Select
End Function

' A shift that is still open from an earlier day.
Private Function IsForgotten(ByVal last As Long) As Boolean
    If last = 0 Then Exit Function
    With Worksheets(LogSheet)
        If CStr(.Cells(last, KindColumn).Value) = "Out" Then Exit Function
        IsForgotten = (Now - CDbl(.Cells(last, TimeColumn).Value)) * 24 > ForgottenHours
    End With
End Function

' Asks when the person left. The answer is kept as a correction, not as a stamp.
Private Function CorrectForgotten(ByVal person As String, ByVal last As Long) As Boolean
    Dim answer As Variant
    Dim leftAt As Double

    answer = Application.InputBox("You did not clock out. When did you leave? (yyyy-mm-dd hh:mm)", "Forgotten", , , , , , 2)
    If VarType(answer) = vbBoolean Then Exit Function
    On Error GoTo NoTime
    leftAt = CDbl(CDate(answer))
    On Error GoTo 0
    If leftAt <= CDbl(Worksheets(LogSheet).Cells(last, TimeColumn).Value) Or leftAt > CDbl(Now) Then
        MsgBox "That is before the last stamp, or in the future. Nothing was written.", vbExclamation
        Exit Function
    End If
    AppendRow person, "Out", leftAt, "correction", "forgotten clock-out"
    CorrectForgotten = True
    Exit Function

NoTime:
    MsgBox "That is not a date and time. Nothing was written.", vbExclamation
End Function

' Net hours of a person on the day that a shift began. A break or a clock-out ends the interval before it.
Public Function HoursOf(ByVal person As String, ByVal day As Date) As Double
    Dim row As Long
    Dim startedAt As Double
    Dim shiftDay As Double
    Dim isOpen As Boolean
    Dim isShift As Boolean

    With Worksheets(LogSheet)
        For row = FirstRow To LastRow()
            If CStr(.Cells(row, PersonColumn).Value) = person Then
                If CStr(.Cells(row, KindColumn).Value) = "In" Then
                    startedAt = CDbl(.Cells(row, TimeColumn).Value)
                    ' A night shift belongs to the day it began, before and after its breaks.
                    If Not isShift Then shiftDay = Int(startedAt)
                    isShift = True
                    isOpen = True
                Else
                    If isOpen And shiftDay = Int(CDbl(day)) Then
                        HoursOf = HoursOf + (CDbl(.Cells(row, TimeColumn).Value) - startedAt) * 24
                    End If
                    isOpen = False
                    If CStr(.Cells(row, KindColumn).Value) = "Out" Then isShift = False
                End If
            End If
        Next row
    End With
End Function

Private Sub AppendRow(ByVal person As String, ByVal kind As String, ByVal stampedAt As Double, ByVal source As String, ByVal reason As String)
    Dim row As Long

    row = LastRow() + 1
    With Worksheets(LogSheet)
        .Unprotect
        .Cells(row, PersonColumn).Value = person
        .Cells(row, KindColumn).Value = kind
        .Cells(row, TimeColumn).Value = stampedAt
        .Cells(row, TimeColumn).NumberFormat = "yyyy-mm-dd hh:mm:ss"
        .Cells(row, SourceColumn).Value = source
        .Cells(row, ReasonColumn).Value = reason
        .Protect
    End With
    ThisWorkbook.Save
End Sub

Private Function LastRowOf(ByVal person As String) As Long
    Dim row As Long

    For row = LastRow() To FirstRow Step -1
        If CStr(Worksheets(LogSheet).Cells(row, PersonColumn).Value) = person Then
            LastRowOf = row
            Exit Function
        End If
    Next row
End Function

Private Function ClockRunsBackwards() As Boolean
    Dim row As Long

    ' Corrections carry the time they are about; only stamps follow the clock.
    For row = LastRow() To FirstRow Step -1
        If CStr(Worksheets(LogSheet).Cells(row, SourceColumn).Value) = "stamp" Then
            ClockRunsBackwards = CDbl(Worksheets(LogSheet).Cells(row, TimeColumn).Value) > CDbl(Now)
            Exit Function
        End If
    Next row
End Function

Private Function LastRow() As Long
    With Worksheets(LogSheet)
        LastRow = .Cells(.Rows.Count, PersonColumn).End(xlUp).Row
    End With
    If LastRow < FirstRow Then LastRow = FirstRow - 1
End Function
